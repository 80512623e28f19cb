import type { Article } from './article.js';

const fjord = 'fjord';
const forest = 'forest';
const quiet = 'quiet-shapes';
const ingrid = 'ingrid-solberg';

// One line an article.
// prettier-ignore
export const nordicArticles: readonly Article[] = [
  { name: 'Fjord Sweater', garment: 'sweater', design: 'fjord-waves', colours: ['White', 'Grey Marl', 'Natural', 'Sage'], price: 4200, collections: [fjord], creator: ingrid, tags: ['sea', 'warm'], reviews: 16, text: 'Calm water, as it usually is behind the skerries.' },
  { name: 'Arctic Fox Tee', design: 'arctic-fox', colours: ['Charcoal', 'Navy', 'Denim', 'Forest'], price: 2600, collections: [forest], creator: ingrid, tags: ['fox'], reviews: 8, text: 'White on white is hard to print, so here it is on dark.' },
  { name: 'Isobars Print', garment: 'art-print', design: 'isobars', colours: ['White', 'Natural', 'Black'], price: 2400, collections: [quiet], creator: ingrid, tags: ['wall', 'map'], reviews: 11, text: 'Tomorrow: wind from the west, later rain.' },
  { name: 'Nordic Arches Print', garment: 'art-print', design: 'nordic-arch', colours: ['White', 'Natural'], price: 2400, salePrice: 1900, collections: [quiet], creator: ingrid, tags: ['wall'], reviews: 9, text: 'Linen, clay and birch, arranged.' },
  { name: 'Alpine Night Hoodie', garment: 'hoodie', design: 'alpine-night', colours: ['Navy', 'Black', 'Grey Marl'], price: 5200, collections: [fjord], tags: ['mountains', 'warm'], reviews: 6, text: 'The hut is another hour.' },
  { name: 'Forest Floor Tote', garment: 'tote', design: 'forest-floor', colours: ['Natural', 'Black'], price: 1600, collections: [forest], creator: ingrid, tags: ['bag', 'mushrooms'], reviews: 5, text: 'A good year.' },
  { name: 'Topography Tee', design: 'topography', colours: ['Black', 'White', 'Charcoal'], price: 2400, collections: [fjord], tags: ['map'], reviews: 3, text: 'Sheet 1317 II, without the names.' },
  { name: 'Moon Phases Sweater', garment: 'sweater', design: 'moon-phases', colours: ['Charcoal', 'Navy', 'Black'], price: 4200, collections: [quiet], tags: ['moon', 'warm'], soldOut: ['XS'], reviews: 4, text: 'In December it is the brighter of the two.' },
  { name: 'Winter Meadow Dress', garment: 'dress', design: 'meadow', colours: ['Navy', 'Charcoal', 'White'], price: 4200, collections: [forest], creator: ingrid, gender: 'womens', tags: ['flowers'], reviews: 2, text: 'Dried, hung upside down, kept until spring.' },
  { name: 'Swallows Tee', design: 'swallows', colours: ['White', 'Grey Marl', 'Denim'], price: 2400, collections: [fjord], tags: ['birds'], text: 'They come back on the tenth of May.' },
  { name: 'Dusk Tee', design: 'dusk-sun', colours: ['Black', 'Natural', 'Grey Marl'], price: 2400, salePrice: 1900, collections: [quiet], tags: ['sun'], reviews: 1, text: 'Half past two in the afternoon.' },
  { name: 'Night Whale Tee for Kids', design: 'night-whale', colours: ['Grey Marl', 'White', 'Sky'], price: 2000, collections: [fjord], gender: 'kids', tags: ['whale', 'kids'], reviews: 5, text: 'Seen from the ferry, once.' },
  { name: 'Arctic Fox Sticker', garment: 'sticker', design: 'arctic-fox', colours: ['White'], price: 400, collections: [forest], creator: ingrid, tags: ['fox', 'gift'], reviews: 7, text: 'For skis, sledges and thermos flasks.' },
  { name: 'Nordic Arches Tee', design: 'nordic-arch', colours: ['White', 'Natural', 'Sage', 'Charcoal'], price: 2600, salePrice: 2100, collections: [quiet], creator: ingrid, tags: ['shapes'], reviews: 3, text: 'Linen, clay and birch, worn.' },
];
