import type { Article } from './article.js';

const fjord = 'fjord';
const forest = 'forest';
const quiet = 'quiet-shapes';
const ingrid = 'ingrid-solberg';

// One line per article.
// prettier-ignore
export const nordicArticles: readonly Article[] = [
  { name: 'Fjord Sweater', garment: 'sweater', design: 'fjord-waves', colours: ['White', 'Grey Marl', 'Natural', 'Sage'], price: 4200, collections: [fjord], creator: ingrid, tags: ['sea', 'warm'], reviews: 16, text: 'Calm water behind the skerries.' },
  { name: 'Arctic Fox Tee', design: 'arctic-fox', colours: ['Charcoal', 'Navy', 'Denim', 'Forest'], price: 2600, collections: [forest], creator: ingrid, tags: ['fox'], reviews: 8, text: 'An arctic fox in white, printed on dark cotton.' },
  { name: 'Isobars Print', garment: 'art-print', design: 'isobars', colours: ['White', 'Natural', 'Black'], price: 2400, collections: [quiet], creator: ingrid, tags: ['wall', 'map'], reviews: 11, text: 'Tomorrow’s forecast: westerly wind, rain later.' },
  { name: 'Nordic Arches Print', garment: 'art-print', design: 'nordic-arch', colours: ['White', 'Natural'], price: 2400, salePrice: 1900, collections: [quiet], creator: ingrid, tags: ['wall'], reviews: 9, text: 'Arches in linen, clay and birch.' },
  { name: 'Alpine Night Hoodie', garment: 'hoodie', design: 'alpine-night', colours: ['Navy', 'Black', 'Grey Marl'], price: 5200, collections: [fjord], tags: ['mountains', 'warm'], reviews: 6, text: 'For the last hour up to the hut.' },
  { name: 'Forest Floor Tote', garment: 'tote', design: 'forest-floor', colours: ['Natural', 'Black'], price: 1600, collections: [forest], creator: ingrid, tags: ['bag', 'mushrooms'], reviews: 5, text: 'Forest mushrooms from a good year.' },
  { name: 'Topography Tee', design: 'topography', colours: ['Black', 'White', 'Charcoal'], price: 2400, collections: [fjord], tags: ['map'], reviews: 3, text: 'Contour lines from map sheet 1317 II, without the names.' },
  { name: 'Moon Phases Sweater', garment: 'sweater', design: 'moon-phases', colours: ['Charcoal', 'Navy', 'Black'], price: 4200, collections: [quiet], tags: ['moon', 'warm'], soldOut: ['XS'], reviews: 4, text: 'The moon in all its phases, for long winter nights.' },
  { name: 'Winter Meadow Dress', garment: 'dress', design: 'meadow', colours: ['Navy', 'Charcoal', 'White'], price: 4200, collections: [forest], creator: ingrid, gender: 'womens', tags: ['flowers'], reviews: 2, text: 'A bouquet of dried meadow flowers that lasts until spring.' },
  { name: 'Swallows Tee', design: 'swallows', colours: ['White', 'Grey Marl', 'Denim'], price: 2400, collections: [fjord], tags: ['birds'], isNew: true, text: 'For the day in May when the swallows return.' },
  { name: 'Dusk Tee', design: 'dusk-sun', colours: ['Black', 'Natural', 'Grey Marl'], price: 2400, salePrice: 1900, collections: [quiet], tags: ['sun'], reviews: 1, text: 'Northern dusk: half past two in the afternoon.' },
  { name: 'Night Whale Tee for Kids', design: 'night-whale', colours: ['Grey Marl', 'White', 'Sky'], price: 2000, collections: [fjord], gender: 'kids', tags: ['whale', 'kids'], reviews: 5, text: 'A whale, spotted from the night ferry.' },
  { name: 'Arctic Fox Sticker', garment: 'sticker', design: 'arctic-fox', colours: ['White'], price: 400, collections: [forest], creator: ingrid, tags: ['fox', 'gift'], reviews: 7, isNew: true, text: 'For skis, sledges and flasks.' },
  { name: 'Nordic Arches Tee', design: 'nordic-arch', colours: ['White', 'Natural', 'Sage', 'Charcoal'], price: 2600, salePrice: 2100, collections: [quiet], creator: ingrid, tags: ['shapes'], reviews: 3, text: 'Our Nordic arches in linen, clay and birch.' },
];
