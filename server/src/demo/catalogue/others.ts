import type { Article } from './article.js';

const favourites = ['favourites'];
const wall = ['for-the-wall'];
const city = ['first-light'];

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
  { name: 'Catalogue Tote', garment: 'tote', design: 'isobars', colours: ['Natural', 'Black'], price: 1800, collections: wall, text: 'Carries everything from the museum shop.' },
];

// One line per article.
// prettier-ignore
export const neonArticles: readonly Article[] = [
  { name: 'Neon Sun Hoodie', garment: 'hoodie', design: 'neon-sun', colours: ['Black', 'Charcoal', 'Lilac'], price: 5400, collections: city, text: 'A sun that rises at closing time.' },
  { name: 'Neon Sun Tee', design: 'neon-sun', colours: ['Black', 'Navy', 'White'], price: 2800, collections: city, text: 'The city’s own sun.' },
  { name: 'Alpine Night Vest Top', garment: 'vest-top', design: 'alpine-night', colours: ['Black', 'Charcoal'], price: 2400, collections: city, text: 'The peaks at night, seen from the rooftop.' },
  { name: 'Moon Phases Sticker', garment: 'sticker', design: 'moon-phases', colours: ['White'], price: 400, collections: city, text: 'A moon for every night of the month.' },
];
