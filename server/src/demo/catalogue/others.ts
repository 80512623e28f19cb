import type { Article } from './article.js';

const favourites = ['favourites'];
const wall = ['for-the-wall'];
const city = ['first-light'];

// One line an article.
// prettier-ignore
export const mainBrandArticles: readonly Article[] = [
  { name: 'Alpine Tee', design: 'alpine', colours: ['Natural', 'White', 'Teal'], price: 2200, collections: favourites, reviews: 6, text: 'The one that started it.' },
  { name: 'Rolling Waves Tee', design: 'rolling-waves', colours: ['White', 'Sky', 'Navy'], price: 2200, collections: favourites, reviews: 4, text: 'Set after set.' },
  { name: 'Paper Fox Hoodie', garment: 'hoodie', design: 'paper-fox', colours: ['Forest', 'Natural', 'Navy'], price: 4400, collections: favourites, reviews: 3, text: 'Folded along every crease.' },
  { name: 'Retro Sun Tote', garment: 'tote', design: 'retro-sun', colours: ['Natural', 'Black'], price: 1300, collections: favourites, reviews: 2, text: 'The last quarter of an hour of the day.' },
];

// One line an article.
// prettier-ignore
export const galleryArticles: readonly Article[] = [
  { name: 'Mid-Century Arches', garment: 'art-print', design: 'mid-century', colours: ['White', 'Black', 'Natural'], price: 3200, collections: wall, text: 'Edition of two hundred, unsigned on purpose.' },
  { name: 'Nordic Arches', garment: 'art-print', design: 'nordic-arch', colours: ['Natural', 'White'], price: 3200, collections: wall, text: 'Its northern sister.' },
  { name: 'Terrazzo', garment: 'art-print', design: 'terrazzo', colours: ['White', 'Black'], price: 3200, collections: wall, text: 'A floor, hung.' },
  { name: 'Topography', garment: 'art-print', design: 'topography', colours: ['Black', 'White'], price: 3600, collections: wall, text: 'Forty contours of a place that you know.' },
  { name: 'Isobars', garment: 'art-print', design: 'isobars', colours: ['White', 'Black'], price: 3600, collections: wall, text: 'A day in March, as the weather saw it.' },
  { name: 'Catalogue Tote', garment: 'tote', design: 'isobars', colours: ['Natural', 'Black'], price: 1800, collections: wall, text: 'For what you carry out of the museum shop.' },
];

// One line an article.
// prettier-ignore
export const neonArticles: readonly Article[] = [
  { name: 'Neon Sun Hoodie', garment: 'hoodie', design: 'neon-sun', colours: ['Black', 'Charcoal', 'Lilac'], price: 5400, collections: city, text: 'Rises at closing time.' },
  { name: 'Neon Sun Tee', design: 'neon-sun', colours: ['Black', 'Navy', 'White'], price: 2800, collections: city, text: 'The city has one of its own.' },
  { name: 'Alpine Night Vest Top', garment: 'vest-top', design: 'alpine-night', colours: ['Black', 'Charcoal'], price: 2400, collections: city, text: 'As seen from the roof, squinting.' },
  { name: 'Moon Phases Sticker', garment: 'sticker', design: 'moon-phases', colours: ['White'], price: 400, collections: city, text: 'Every night of the month.' },
];
