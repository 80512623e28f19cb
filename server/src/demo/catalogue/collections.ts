import { hexOf, type GarmentColourName } from '@selvedge/shared/catalogue/garments/garment-colours';
import type { DesignName } from '@selvedge/shared/catalogue/garments/designs';
import { mockupPath, type GarmentName } from '@selvedge/shared/catalogue/garments/mockup';
import { MAIN_DIVISION } from '@selvedge/shared/permissions/hosts';

import type { CollectionDraft } from '../../features/collections/index.js';
import { apothecary, bare, gallery, neonDivision, nordic, tropic } from '../demo-stores.js';
import { demoUuidOf } from './demo-uuid.js';

interface DemoCollection {
  readonly name: string;
  readonly urlName: string;
  readonly banner: readonly [GarmentName, GarmentColourName, DesignName];
  readonly text: string;
}

// One line per collection.
// prettier-ignore
const ofStores: readonly (readonly [number, readonly DemoCollection[]])[] = [
  [tropic.division, [
    { name: 'Golden Hour', urlName: 'golden-hour', banner: ['hoodie', 'Rust', 'dusk-sun'], text: 'Suns, moons and evening skies, made for late nights on the beach.' },
    { name: 'Ocean', urlName: 'ocean', banner: ['t-shirt', 'Sky', 'whale-song'], text: 'Waves, whales and the sea floor, for days by the water.' },
    { name: 'Jungle', urlName: 'jungle', banner: ['t-shirt', 'Natural', 'monstera'], text: 'Leaves, mushrooms and everything that lives among them.' },
    { name: 'Home & Gifts', urlName: 'home-and-gifts', banner: ['tote', 'Natural', 'terrazzo'], text: 'Totes, prints and stickers: gifts that fit everyone.' },
  ]],
  [nordic.division, [
    { name: 'Fjord', urlName: 'fjord', banner: ['sweater', 'Grey Marl', 'fjord-waves'], text: 'Inspired by water and weather, made to be worn in both.' },
    { name: 'Forest', urlName: 'forest', banner: ['t-shirt', 'Forest', 'arctic-fox'], text: 'For slow walks among the trees.' },
    { name: 'Quiet Shapes', urlName: 'quiet-shapes', banner: ['t-shirt', 'White', 'nordic-arch'], text: 'Simple drawings with just a few lines.' },
  ]],
  [MAIN_DIVISION, [
    { name: 'Our favourites', urlName: 'favourites', banner: ['t-shirt', 'Natural', 'alpine'], text: 'The pieces that we wear ourselves.' },
  ]],
  [gallery.division, [
    { name: 'For the wall', urlName: 'for-the-wall', banner: ['art-print', 'White', 'mid-century'], text: 'Art prints in small editions.' },
  ]],
  [neonDivision, [
    { name: 'First light', urlName: 'first-light', banner: ['hoodie', 'Black', 'neon-sun'], text: 'The opening collection.' },
  ]],
  [bare.division, [
    { name: 'Everything', urlName: 'everything', banner: ['t-shirt', 'White', 'swallows'], text: 'All that we make, in plain cotton.' },
  ]],
  [apothecary.division, [
    { name: 'The cabinet', urlName: 'the-cabinet', banner: ['t-shirt', 'Natural', 'wildflowers'], text: 'Flowers, mushrooms and everything that is good in tea.' },
    { name: 'For the night', urlName: 'for-the-night', banner: ['t-shirt', 'Mustard', 'harvest-moon'], text: 'Moons, cats and a light in the window.' },
  ]],
];

/** All demo collections with their division. */
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
