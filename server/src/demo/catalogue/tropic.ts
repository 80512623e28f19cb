import type { Article } from './article.js';

const ocean = 'ocean';
const jungle = 'jungle';
const golden = 'golden-hour';
const home = 'home-and-gifts';
const marina = 'marina-okafor';
const tomas = 'tomas-reyes';
const lani = 'lani-kealoha';

// One line per article.
// prettier-ignore
export const tropicArticles: readonly Article[] = [
  { name: 'Retro Sun Tee', design: 'retro-sun', colours: ['Navy', 'Black', 'Natural', 'Teal', 'White'], price: 2400, collections: [golden], creator: marina, tags: ['sun', 'palms', 'bestseller'], reviews: 38, text: 'Two palms, one island and the last fifteen minutes of daylight.' },
  { name: 'Monstera Tee', design: 'monstera', colours: ['Natural', 'White', 'Blush', 'Sand', 'Charcoal'], price: 2400, collections: [jungle], creator: tomas, tags: ['leaves'], reviews: 12, text: 'Three leaves from the plant that is taking over our flat.' },
  { name: 'Rolling Waves Hoodie', garment: 'hoodie', design: 'rolling-waves', back: 'sunset-waves', colours: ['Navy', 'Grey Marl', 'Natural', 'Teal'], price: 4800, collections: [ocean], creator: marina, tags: ['waves', 'surf', 'warm'], reviews: 21, text: 'Waves roll in under a red sun, with an evening swell on the back.' },
  { name: 'Whale Song Tee', design: 'whale-song', colours: ['Sky', 'White', 'Natural', 'Mint'], price: 2400, salePrice: 1900, collections: [ocean], creator: lani, tags: ['whale'], reviews: 9, text: 'You can feel her song in the hull of the boat.' },
  { name: 'Wildflowers Dress', garment: 'dress', design: 'wildflowers', colours: ['Sage', 'Natural', 'Navy', 'Blush'], price: 3900, collections: [jungle], creator: tomas, gender: 'womens', tags: ['flowers'], reviews: 14, text: 'Wildflowers picked along the coast path.' },
  { name: 'Swallows Tee', design: 'swallows', colours: ['White', 'Mint', 'Navy', 'Sand'], price: 2200, collections: [golden], creator: lani, tags: ['birds'], reviews: 6, text: 'Three swallows do make a summer.' },
  { name: 'Moon Phases Sweater', garment: 'sweater', design: 'moon-phases', colours: ['Black', 'Navy', 'Burgundy', 'Forest'], price: 3800, collections: [golden], creator: marina, tags: ['moon', 'night', 'warm'], reviews: 17, text: 'From new to full and back, between two sprigs of olive.' },
  { name: 'Paper Fox Tee', design: 'paper-fox', colours: ['Forest', 'Navy', 'Natural', 'Charcoal'], price: 2200, collections: [jungle], creator: tomas, tags: ['fox'], reviews: 5, text: 'A paper fox, wide awake.' },
  { name: 'Neon Sun Tee', design: 'neon-sun', colours: ['Black', 'Charcoal', 'Navy', 'Lilac'], price: 2400, collections: [golden], creator: marina, tags: ['sun', 'night'], soldOut: ['2XL'], reviews: 4, text: 'Our island by night, thirty years later.' },
  { name: 'Mushrooms Tote', garment: 'tote', design: 'mushrooms', back: 'forest-floor', colours: ['Natural', 'Black', 'Sage'], price: 1400, collections: [jungle, home], creator: tomas, tags: ['mushrooms', 'bag'], reviews: 11, text: 'Forest mushrooms on the front, bay boletes on the back.' },
  { name: 'Topography Tee', design: 'topography', colours: ['White', 'Black', 'Natural', 'Sand'], price: 2200, salePrice: 1800, collections: [ocean], tags: ['map'], reviews: 7, text: 'The sea floor off the north shore, with a contour line every ten metres.' },
  { name: 'Alpine Sweater', garment: 'sweater', design: 'alpine', colours: ['Natural', 'Sand', 'Teal', 'White'], price: 3800, salePrice: 3200, collections: [golden], creator: lani, tags: ['mountains', 'warm'], reviews: 8, text: 'Even islanders dream of snow.' },
  { name: 'Monstera at Dusk Vest Top', garment: 'vest-top', design: 'monstera-dusk', colours: ['Blush', 'White', 'Sand', 'Charcoal'], price: 2000, collections: [jungle], creator: tomas, gender: 'womens', tags: ['leaves', 'summer'], reviews: 3, text: 'Three monstera leaves by lamplight.' },
  { name: 'Sunset Waves Vest Top', garment: 'vest-top', design: 'sunset-waves', colours: ['Burgundy', 'Natural', 'Black', 'Coral'], price: 2000, salePrice: 1600, collections: [ocean], creator: marina, tags: ['waves', 'summer'], reviews: 2, text: 'Evening waves in the colours of ripe fruit.' },
  { name: 'Night Whale Tee for Kids', design: 'night-whale', colours: ['Lilac', 'Sky', 'White', 'Grey Marl'], price: 1800, collections: [ocean], creator: lani, gender: 'kids', tags: ['whale', 'kids'], soldOut: ['9–11 years'], reviews: 10, text: 'A bedtime story that swims.' },
  { name: 'Harvest Moon Hoodie', garment: 'hoodie', design: 'harvest-moon', colours: ['Charcoal', 'Black', 'Rust', 'Forest'], price: 4800, salePrice: 3900, collections: [golden], creator: marina, tags: ['moon', 'warm'], reviews: 13, text: 'The big September moon that makes you stop the car.' },
  { name: 'Island Bicycle Tee', design: 'bicycle', colours: ['Natural', 'Sage', 'Sand', 'White'], price: 2200, collections: [jungle], creator: tomas, tags: ['bicycle'], reviews: 1, text: 'One gear, no brakes, all day.' },
  { name: 'Meadow Bouquet Tee', design: 'meadow', colours: ['Navy', 'Black', 'Charcoal', 'White'], price: 2400, salePrice: 2000, collections: [jungle], creator: tomas, gender: 'womens', tags: ['flowers'], text: 'Meadow flowers in deep reds and blues.' },
  { name: 'Rose Swallows Dress', garment: 'dress', design: 'swallows-rose', colours: ['Lilac', 'White', 'Grey Marl', 'Blush'], price: 3900, collections: [golden], creator: lani, gender: 'womens', tags: ['birds', 'summer'], reviews: 4, text: 'Swallows coming home in the pink of the evening.' },
  { name: 'Mid-Century Arches Print', garment: 'art-print', design: 'mid-century', colours: ['White', 'Natural', 'Black'], price: 1800, collections: [home], creator: marina, tags: ['wall'], reviews: 5, text: 'Inspired by a Palm Springs terrace from 1961.' },
  { name: 'Lemons Tote', garment: 'tote', design: 'lemons', back: 'terrazzo', colours: ['Natural', 'White', 'Black'], price: 1400, salePrice: 1100, collections: [ocean, home], creator: marina, tags: ['bag', 'summer'], reviews: 3, text: 'Lemons from the tree behind the harbour office, with the hotel pool on the back.' },
  { name: 'Moka Pot Print', garment: 'art-print', design: 'moka-pot', colours: ['White', 'Natural'], price: 1800, collections: [golden, home], creator: lani, tags: ['wall', 'coffee'], reviews: 2, text: 'Six in the morning, and the coffee is on.' },
  { name: 'Isobars Tee', design: 'isobars', back: 'topography', colours: ['White', 'Natural', 'Navy', 'Black'], price: 2400, collections: [ocean], tags: ['map'], soldOut: ['XS', '2XL'], reviews: 3, text: 'High pressure over the islands until the weekend, with the sea floor on the back.' },
  { name: 'Slow Rainbow Hoodie', garment: 'hoodie', design: 'slow-rainbow', colours: ['Black', 'Rust', 'Sand', 'Forest'], price: 4600, collections: [golden], creator: marina, tags: ['rainbow', 'warm'], reviews: 6, text: 'A rainbow in no hurry, for the end of a long week.' },
  { name: 'The Extraordinarily Long and Entirely Unhurried Story of an Alpine Night Above the Lake Tee', urlName: 'alpine-night-tee', design: 'alpine-night', colours: ['Navy', 'Black', 'Denim', 'Grey Marl'], price: 2800, collections: [golden], creator: lani, tags: ['mountains', 'night'], reviews: 2, text: 'For people who read the whole label.' },
  { name: 'Moon Cat Sweater', garment: 'sweater', design: 'moon-cat', colours: ['Charcoal', 'Navy', 'Denim', 'Black'], price: 3800, collections: [jungle], creator: tomas, gender: 'mens', tags: ['cat', 'night', 'warm'], reviews: 4, text: 'Out until late, home for breakfast.' },
  { name: 'Retro Sun Sticker', garment: 'sticker', design: 'retro-sun', colours: ['White'], price: 350, collections: [golden, home], creator: marina, tags: ['sun', 'gift'], reviews: 19, text: 'The island that fits on a bottle.' },
  { name: 'Paper Fox Sticker', garment: 'sticker', design: 'paper-fox', colours: ['White'], price: 350, collections: [jungle, home], creator: tomas, tags: ['fox', 'gift'], reviews: 8, text: 'A paper fox for your laptop.' },
  { name: 'Lighthouse Sticker', garment: 'sticker', design: 'lighthouse', colours: ['White'], price: 350, collections: [ocean, home], creator: tomas, tags: ['sea', 'gift'], reviews: 6, text: 'Guides you to your lunch box.' },
  { name: 'Whale Song Print', garment: 'art-print', design: 'whale-song', colours: ['White', 'Natural', 'Black'], price: 2200, salePrice: 1700, collections: [ocean, home], creator: lani, tags: ['wall', 'whale'], reviews: 7, text: 'For the wall above the bath.' },
  { name: 'Rolling Waves Tee', design: 'rolling-waves', colours: ['White', 'Sky', 'Natural', 'Grey Marl'], price: 2200, collections: [ocean], creator: marina, tags: ['waves', 'surf'], reviews: 15, text: 'Waves roll in under a red sun.' },
  { name: 'Moon Phases Tee', design: 'moon-phases', colours: ['Burgundy', 'Black', 'Navy', 'Forest'], price: 2600, collections: [golden], creator: marina, tags: ['moon', 'night'], reviews: 9, text: 'From new to full and back, between two sprigs of olive.' },
];
