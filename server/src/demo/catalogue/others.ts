import type { Article } from './article.js';

const favourites = ['favourites'];
const wall = ['for-the-wall'];
const city = ['first-light'];
const everything = ['everything'];
const cabinet = ['the-cabinet'];
const night = ['for-the-night'];

// One line per article.
// prettier-ignore
export const mainBrandArticles: readonly Article[] = [
  { name: 'Alpine Tee', design: 'alpine', colours: ['Natural', 'White', 'Teal'], price: 2200, collections: favourites, reviews: 6, text: 'The design that started it all.' },
  { name: 'Rolling Waves Tee', design: 'rolling-waves', colours: ['White', 'Sky', 'Navy'], price: 2200, collections: favourites, reviews: 4, text: 'One wave after another.' },
  { name: 'Paper Fox Hoodie', garment: 'hoodie', design: 'paper-fox', colours: ['Forest', 'Natural', 'Navy'], price: 4400, collections: favourites, reviews: 3, text: 'A paper fox with every crease in place.' },
  { name: 'Retro Sun Tote', garment: 'tote', design: 'retro-sun', colours: ['Natural', 'Black'], price: 1300, collections: favourites, reviews: 2, text: 'The last fifteen minutes of daylight.' },
];

// One line per article.
// prettier-ignore
export const galleryArticles: readonly Article[] = [
  { name: 'Mid-Century Arches', garment: 'art-print', design: 'mid-century', colours: ['White', 'Black', 'Natural'], price: 3200, collections: wall, text: 'A limited edition of two hundred.' },
  { name: 'Nordic Arches', garment: 'art-print', design: 'nordic-arch', colours: ['Natural', 'White'], price: 3200, collections: wall, text: 'The northern companion to Mid-Century Arches.' },
  { name: 'Terrazzo', garment: 'art-print', design: 'terrazzo', colours: ['White', 'Black'], price: 3200, collections: wall, text: 'A floor that found its way onto the wall.' },
  { name: 'Topography', garment: 'art-print', design: 'topography', colours: ['Black', 'White'], price: 3600, collections: wall, text: 'Forty contour lines of a familiar place.' },
  { name: 'Isobars', garment: 'art-print', design: 'isobars', colours: ['White', 'Black'], price: 3600, collections: wall, text: 'The weather map of a day in March.' },
  { name: 'Harvest Moon', garment: 'art-print', design: 'harvest-moon', colours: ['Natural', 'Black'], price: 3200, collections: wall, text: 'The largest moon of the year, on the smallest sheet.' },
  { name: 'Moka Pot', garment: 'art-print', design: 'moka-pot', colours: ['White', 'Natural'], price: 2800, collections: wall, text: 'A portrait of the most important person in the kitchen.' },
  { name: 'Catalogue Tote', garment: 'tote', design: 'isobars', colours: ['Natural', 'Black'], price: 1800, collections: wall, text: 'Carries everything from the museum shop.' },
];

// One line per article.
// prettier-ignore
export const neonArticles: readonly Article[] = [
  { name: 'Neon Sun Hoodie', garment: 'hoodie', design: 'neon-sun', colours: ['Black', 'Charcoal', 'Lilac'], price: 5400, collections: city, text: 'A sun that rises at closing time.' },
  { name: 'Neon Sun Tee', design: 'neon-sun', colours: ['Black', 'Navy', 'White'], price: 2800, collections: city, text: 'The city’s own sun.' },
  { name: 'Alpine Night Vest Top', garment: 'vest-top', design: 'alpine-night', colours: ['Black', 'Charcoal'], price: 2400, collections: city, text: 'The peaks at night, seen from the rooftop.' },
  { name: 'Moon Phases Sticker', garment: 'sticker', design: 'moon-phases', colours: ['White'], price: 400, collections: city, text: 'A moon for every night of the month.' },
  { name: 'Slow Rainbow Hoodie', garment: 'hoodie', design: 'slow-rainbow', colours: ['Charcoal', 'Black', 'Lilac'], price: 5400, collections: city, text: 'For the walk home, which takes longer than it should.' },
  { name: 'Dusk Sun Tee', design: 'dusk-sun', colours: ['Navy', 'Black', 'Lilac'], price: 2800, collections: city, text: 'The last light between two towers.' },
  { name: 'Night Whale Tee', design: 'night-whale', colours: ['Black', 'Navy', 'Charcoal'], price: 2800, collections: city, text: 'Seen once above the harbour, and never again.' },
  { name: 'Moon Cat Tote', garment: 'tote', design: 'moon-cat', colours: ['Black', 'Natural'], price: 1600, collections: city, text: 'She is still out when the last bar closes.' },
];

// One line per article.
// prettier-ignore
export const bareArticles: readonly Article[] = [
  { name: 'Swallows Tee', design: 'swallows', colours: ['White', 'Natural', 'Black'], price: 2600, collections: everything, reviews: 3, text: 'Three birds on plain cotton.' },
  { name: 'Moon Phases Sweater', garment: 'sweater', design: 'moon-phases', colours: ['Black', 'Grey Marl', 'Natural'], price: 4800, collections: everything, reviews: 2, text: 'One moon and its phases.' },
  { name: 'Bicycle Tote', garment: 'tote', design: 'bicycle', colours: ['Natural', 'Black'], price: 1600, collections: everything, text: 'A bicycle on a bag that fits its basket.' },
  { name: 'Isobars Tee', design: 'isobars', colours: ['White', 'Grey Marl', 'Black'], price: 2600, collections: everything, text: 'The weather, without the forecast.' },
  { name: 'Topography Tee', design: 'topography', colours: ['Black', 'White', 'Natural'], price: 2600, collections: everything, text: 'Contour lines of one hill.' },
  { name: 'Lighthouse Hoodie', garment: 'hoodie', design: 'lighthouse', colours: ['Natural', 'Grey Marl', 'Black'], price: 5200, collections: everything, text: 'A lighthouse, and a hood for the weather.' },
  { name: 'Mid-Century Print', garment: 'art-print', design: 'mid-century', colours: ['White', 'Natural'], price: 2400, collections: everything, text: 'Arches, one sun and one branch.' },
  { name: 'Paper Fox Tee', design: 'paper-fox', colours: ['White', 'Natural', 'Charcoal'], price: 2600, collections: everything, text: 'One sheet of paper, folded into a fox.' },
];

// One line per article.
// prettier-ignore
export const apothecaryArticles: readonly Article[] = [
  { name: 'Wildflowers Tee', design: 'wildflowers', colours: ['Natural', 'White', 'Sage'], price: 2600, collections: cabinet, reviews: 4, text: 'A bunch of everything that grows by the path.' },
  { name: 'Mushrooms Sweater', garment: 'sweater', design: 'mushrooms', colours: ['Forest', 'Natural', 'Burgundy'], price: 4600, collections: cabinet, reviews: 2, text: 'Look, draw and leave them where they are.' },
  { name: 'Meadow Dress', garment: 'dress', design: 'meadow', colours: ['Sage', 'Natural', 'Forest'], price: 4400, collections: cabinet, text: 'Hay, clover and a long afternoon.' },
  { name: 'Forest Floor Tee', design: 'forest-floor', colours: ['Forest', 'Natural', 'Sand'], price: 2600, collections: cabinet, text: 'Moss, ferns and whatever the rain brings.' },
  { name: 'Lemons Tote', garment: 'tote', design: 'lemons', colours: ['Natural'], price: 1600, collections: cabinet, text: 'The oldest remedy in the cabinet.' },
  { name: 'Harvest Moon Tee', design: 'harvest-moon', colours: ['Mustard', 'Navy', 'Natural'], price: 2600, collections: night, text: 'For sleep: one full moon, once a month.' },
  { name: 'Moon Cat Hoodie', garment: 'hoodie', design: 'moon-cat', colours: ['Burgundy', 'Black', 'Forest'], price: 5200, collections: night, text: 'The shop cat, who works nights.' },
  { name: 'Rose Swallows Print', garment: 'art-print', design: 'swallows-rose', colours: ['Natural', 'White'], price: 2200, collections: night, text: 'A sailor’s charm for coming home.' },
];
