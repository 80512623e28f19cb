import type { GarmentColourName } from '@selvedge/shared/catalogue/garment-colours';
import type { DesignName } from '@selvedge/shared/catalogue/mockup';

/** A t-shirt of the demo. Prices in pence; the first colour is shown first. */
export interface Tee {
  readonly name: string;
  readonly urlName?: string;
  readonly design: DesignName;
  readonly colours: readonly [GarmentColourName, ...GarmentColourName[]];
  readonly price: number;
  readonly salePrice?: number;
  readonly collection: string;
  readonly gender?: 'mens' | 'womens' | 'kids';
  readonly soldOut?: readonly string[];
  readonly text: string;
}

const ocean = 'Ocean';
const jungle = 'Jungle';
const golden = 'Golden Hour';

// One line a shirt.
// prettier-ignore
export const tropicTees: readonly Tee[] = [
  { name: 'Retro Sun Tee', design: 'retro-sun', colours: ['Navy', 'Black', 'Natural', 'Teal', 'White'], price: 2400, collection: golden, text: 'Two palms, one island and the last quarter of an hour of the day.' },
  { name: 'Monstera Tee', design: 'monstera', colours: ['Natural', 'White', 'Blush', 'Sand', 'Charcoal'], price: 2400, collection: jungle, text: 'Three leaves from the window sill that takes over the flat.' },
  { name: 'Rolling Waves Tee', design: 'rolling-waves', colours: ['White', 'Sky', 'Natural', 'Grey Marl'], price: 2200, collection: ocean, text: 'Set after set rolls in under a red sun.' },
  { name: 'Whale Song Tee', design: 'whale-song', colours: ['Sky', 'White', 'Natural', 'Mint'], price: 2400, salePrice: 1900, collection: ocean, text: 'She is singing; you can feel it in the boat.' },
  { name: 'Wildflowers Tee', design: 'wildflowers', colours: ['Sage', 'Natural', 'Navy', 'Forest', 'Lilac'], price: 2400, collection: jungle, gender: 'womens', text: 'Picked along the coast path, tied with what was in the pocket.' },
  { name: 'Swallows Tee', design: 'swallows', colours: ['White', 'Mint', 'Navy', 'Sand'], price: 2200, collection: golden, text: 'Three swallows do make a summer.' },
  { name: 'Moon Phases Tee', design: 'moon-phases', colours: ['Black', 'Navy', 'Burgundy', 'Forest'], price: 2600, collection: golden, text: 'From new to full and back, between two sprigs of olive.' },
  { name: 'Paper Fox Tee', design: 'paper-fox', colours: ['Forest', 'Navy', 'Natural', 'Charcoal'], price: 2200, collection: jungle, text: 'Folded along every crease, wide awake.' },
  { name: 'Neon Sun Tee', design: 'neon-sun', colours: ['Black', 'Charcoal', 'Navy', 'Lilac'], price: 2400, collection: golden, soldOut: ['2XL'], text: 'The same island, thirty years later, by night.' },
  { name: 'Mushrooms Tee', design: 'mushrooms', colours: ['Sage', 'Natural', 'Mustard', 'Black'], price: 2200, collection: jungle, text: 'Look, but do not eat.' },
  { name: 'Topography Tee', design: 'topography', colours: ['White', 'Black', 'Natural', 'Sand'], price: 2200, salePrice: 1800, collection: ocean, text: 'The sea floor off the north shore, every ten metres.' },
  { name: 'Alpine Tee', design: 'alpine', colours: ['Natural', 'Sand', 'Teal', 'White'], price: 2400, collection: golden, text: 'Even islanders dream of snow.' },
  { name: 'Monstera at Dusk Tee', design: 'monstera-dusk', colours: ['Blush', 'White', 'Sand', 'Charcoal'], price: 2400, collection: jungle, text: 'The same three leaves when the lamps go on.' },
  { name: 'Sunset Waves Tee', design: 'sunset-waves', colours: ['Burgundy', 'Natural', 'Blush', 'Black'], price: 2200, collection: ocean, text: 'The evening set, in the colours of ripe fruit.' },
  { name: 'Night Whale Tee', design: 'night-whale', colours: ['Lilac', 'Sky', 'White', 'Grey Marl'], price: 2400, collection: ocean, gender: 'kids', text: 'A bedtime story that swims.' },
  { name: 'Harvest Moon Tee', design: 'harvest-moon', colours: ['Charcoal', 'Black', 'Rust', 'Forest'], price: 2600, collection: golden, text: 'The big one in September that you have to stop the car for.' },
  { name: 'Forest Floor Tee', design: 'forest-floor', colours: ['Natural', 'Sage', 'Sand', 'White'], price: 2200, collection: jungle, text: 'Bay boletes in the colours of the path.' },
  { name: 'Meadow Bouquet Tee', design: 'meadow', colours: ['Navy', 'Black', 'Charcoal', 'White'], price: 2400, salePrice: 2000, collection: jungle, gender: 'womens', text: 'Deep reds and blues against the dark.' },
  { name: 'Rose Swallows Tee', design: 'swallows-rose', colours: ['Blush', 'Lilac', 'White', 'Grey Marl'], price: 2200, collection: golden, text: 'Coming home in a pink evening.' },
  { name: 'Mid-Century Arches Tee', design: 'mid-century', colours: ['White', 'Natural', 'Mustard', 'Teal'], price: 2400, collection: golden, text: 'A terrace in Palm Springs, 1961, more or less.' },
  { name: 'Terrazzo Arches Tee', design: 'terrazzo', colours: ['White', 'Coral', 'Sky', 'Natural'], price: 2400, collection: ocean, text: 'The hotel pool before anybody is up.' },
  { name: 'Alpine Dawn Tee', design: 'alpine-dawn', colours: ['Blush', 'White', 'Lilac', 'Natural'], price: 2400, collection: golden, text: 'Six in the morning, and the coffee is on.' },
  { name: 'Isobars Tee', design: 'isobars', colours: ['White', 'Natural', 'Navy', 'Black'], price: 2200, collection: ocean, soldOut: ['XS', '2XL'], text: 'High pressure over the islands until the weekend.' },
  { name: 'Dusk Sun Tee', design: 'dusk-sun', colours: ['Rust', 'Black', 'Natural', 'Forest'], price: 2200, collection: golden, text: 'No palms, no island: only the sun, going down.' },
  { name: 'The Extraordinarily Long and Entirely Unhurried Story of an Alpine Night Above the Lake Tee', urlName: 'alpine-night-tee', design: 'alpine-night', colours: ['Navy', 'Black', 'Denim', 'Grey Marl'], price: 2800, collection: golden, text: 'For people who read the whole label.' },
  { name: 'Arctic Fox Tee', design: 'arctic-fox', colours: ['Charcoal', 'Navy', 'Denim', 'Black'], price: 2200, collection: jungle, text: 'A visitor, and he knows it.' },
];

const fjord = 'Fjord';
const forest = 'Forest';
const quiet = 'Quiet Shapes';

// One line a shirt.
// prettier-ignore
export const nordicTees: readonly Tee[] = [
  { name: 'Fjord Tee', design: 'fjord-waves', colours: ['White', 'Grey Marl', 'Natural', 'Sage'], price: 2600, collection: fjord, text: 'Calm water, as it usually is behind the skerries.' },
  { name: 'Arctic Fox Tee', design: 'arctic-fox', colours: ['Charcoal', 'Navy', 'Denim', 'Forest'], price: 2600, collection: forest, text: 'White on white is hard to print, so here it is on dark.' },
  { name: 'Isobars Tee', design: 'isobars', colours: ['White', 'Natural', 'Grey Marl', 'Black'], price: 2400, collection: quiet, text: 'Tomorrow: wind from the west, later rain.' },
  { name: 'Nordic Arches Tee', design: 'nordic-arch', colours: ['White', 'Natural', 'Sage', 'Charcoal'], price: 2600, salePrice: 2100, collection: quiet, text: 'Linen, clay and birch, arranged.' },
  { name: 'Alpine Night Tee', design: 'alpine-night', colours: ['Navy', 'Black', 'Grey Marl'], price: 2600, collection: fjord, text: 'The hut is another hour.' },
  { name: 'Forest Floor Tee', design: 'forest-floor', colours: ['Sage', 'Natural', 'Sand'], price: 2400, collection: forest, text: 'A good year.' },
  { name: 'Topography Tee', design: 'topography', colours: ['Black', 'White', 'Charcoal'], price: 2400, collection: fjord, text: 'Sheet 1317 II, without the names.' },
  { name: 'Moon Phases Tee', design: 'moon-phases', colours: ['Charcoal', 'Navy', 'Black'], price: 2600, collection: quiet, soldOut: ['XS'], text: 'In December it is the brighter of the two.' },
  { name: 'Winter Meadow Tee', design: 'meadow', colours: ['Navy', 'Charcoal', 'White'], price: 2600, collection: forest, text: 'Dried, hung upside down, kept until spring.' },
  { name: 'Swallows Tee', design: 'swallows', colours: ['White', 'Grey Marl', 'Denim'], price: 2400, collection: fjord, text: 'They come back on the tenth of May.' },
  { name: 'Dusk Tee', design: 'dusk-sun', colours: ['Black', 'Natural', 'Grey Marl'], price: 2400, salePrice: 1900, collection: quiet, text: 'Half past two in the afternoon.' },
  { name: 'Night Whale Tee', design: 'night-whale', colours: ['Grey Marl', 'White', 'Sky'], price: 2600, collection: fjord, gender: 'kids', text: 'Seen from the ferry, once.' },
];

// One line a shirt.
// prettier-ignore
export const mainBrandTees: readonly Tee[] = [
  { name: 'Alpine Tee', design: 'alpine', colours: ['Natural', 'White', 'Teal'], price: 2200, collection: 'Favourites', text: 'The one that started it.' },
  { name: 'Rolling Waves Tee', design: 'rolling-waves', colours: ['White', 'Sky', 'Navy'], price: 2200, collection: 'Favourites', text: 'Set after set.' },
  { name: 'Paper Fox Tee', design: 'paper-fox', colours: ['Forest', 'Natural', 'Navy'], price: 2200, collection: 'Favourites', text: 'Folded along every crease.' },
  { name: 'Retro Sun Tee', design: 'retro-sun', colours: ['Black', 'Navy', 'Natural'], price: 2200, collection: 'Favourites', text: 'The last quarter of an hour of the day.' },
];
