import { hexOf, type GarmentColourName } from '@selvedge/shared/catalogue/garments/garment-colours';
import {
  mockupPath,
  type DesignName,
  type GarmentName,
} from '@selvedge/shared/catalogue/garments/mockup';
import { MAIN_DIVISION } from '@selvedge/shared/stores/contract';

import type { CollectionDraft } from '../../features/collections/index.js';
import { gallery, neonDivision, nordic, tropic } from '../demo-stores.js';
import { demoUuidOf } from './demo-uuid.js';

interface DemoCollection {
  readonly name: string;
  readonly urlName: string;
  readonly banner: readonly [GarmentName, GarmentColourName, DesignName];
  readonly text: string;
}

// One line a collection.
// prettier-ignore
const ofStores: readonly (readonly [number, readonly DemoCollection[]])[] = [
  [tropic.division, [
    { name: 'Golden Hour', urlName: 'golden-hour', banner: ['hoodie', 'Rust', 'dusk-sun'], text: 'Suns, moons and the sky between them: everything that is best looked at from a beach, late.' },
    { name: 'Ocean', urlName: 'ocean', banner: ['t-shirt', 'Sky', 'whale-song'], text: 'Waves, whales and the floor of the sea. Dries in the sun.' },
    { name: 'Jungle', urlName: 'jungle', banner: ['t-shirt', 'Natural', 'monstera'], text: 'Leaves, mushrooms and who lives under them.' },
    { name: 'Home & Gifts', urlName: 'home-and-gifts', banner: ['tote', 'Natural', 'terrazzo'], text: 'Totes, prints and stickers: presents that fit everybody.' },
  ]],
  [nordic.division, [
    { name: 'Fjord', urlName: 'fjord', banner: ['sweater', 'Grey Marl', 'fjord-waves'], text: 'Water, weather, and what to wear in it.' },
    { name: 'Forest', urlName: 'forest', banner: ['t-shirt', 'Forest', 'arctic-fox'], text: 'For walking slowly.' },
    { name: 'Quiet Shapes', urlName: 'quiet-shapes', banner: ['t-shirt', 'White', 'nordic-arch'], text: 'Few lines, in the right place.' },
  ]],
  [MAIN_DIVISION, [
    { name: 'Our favourites', urlName: 'favourites', banner: ['t-shirt', 'Natural', 'alpine'], text: 'What we wear ourselves.' },
  ]],
  [gallery.division, [
    { name: 'For the wall', urlName: 'for-the-wall', banner: ['art-print', 'White', 'mid-century'], text: 'Prints in small editions.' },
  ]],
  [neonDivision, [
    { name: 'First light', urlName: 'first-light', banner: ['hoodie', 'Black', 'neon-sun'], text: 'The opening collection.' },
  ]],
];

/** Every collection of the demo with the division that shows it. */
export const demoCollections: readonly (readonly [number, CollectionDraft])[] = ofStores.flatMap(
  ([division, collections]) =>
    collections.map((one, index) => [division, draftOf(division, one, index + 1)] as const),
);

function draftOf(
  division: number,
  { name, urlName, banner: [garment, colour, design], text }: DemoCollection,
  position: number,
): CollectionDraft {
  return {
    uuid: demoUuidOf('collection', division, urlName),
    name,
    urlName,
    description: text,
    banner: mockupPath({ garment, side: 'front', hex: hexOf(colour), design }),
    productOrder: [],
    enabled: true,
    position,
  };
}
