import { createHash } from 'node:crypto';

import {
  productDefaults,
  type ProductColour,
  type ProductSize,
} from '@selvedge/shared/catalogue/contract';
import { hexOf, type GarmentColourName } from '@selvedge/shared/catalogue/garment-colours';
import { mockupPath } from '@selvedge/shared/catalogue/mockup';
import { MAIN_DIVISION } from '@selvedge/shared/stores/contract';

import type { ProductDraft } from '../features/catalogue/index.js';
import { mainBrandTees, nordicTees, tropicTees, type Tee } from './demo-tees.js';
import { nordic, tropic } from './demo-stores.js';

const sizeNames = ['XS', 'S', 'M', 'L', 'XL', '2XL'] as const;

/** Every product of the demo with the division that sells it. */
export const demoProducts: readonly (readonly [number, ProductDraft])[] = [
  ...mainBrandTees.map((tee, index) => [MAIN_DIVISION, draftOf('SEL', tee, index + 1)] as const),
  ...tropicTees.map((tee, index) => [tropic.division, draftOf('TRO', tee, index + 1)] as const),
  ...nordicTees.map((tee, index) => [nordic.division, draftOf('NOR', tee, index + 1)] as const),
];

function draftOf(prefix: string, tee: Tee, position: number): ProductDraft {
  const { name, design, colours, price, salePrice = null, collection, text } = tee;
  const sku = `${prefix}-${String(position).padStart(3, '0')}`;
  return {
    ...productDefaults,
    uuid: uuidOf(sku),
    sku,
    name,
    urlName: tee.urlName ?? urlNameOf(name),
    description: `${text} Printed to order on a soft t-shirt of heavy organic cotton, 180 g/m², with a ribbed collar and twin-needle hems. Wash cool and inside out; it was made to be worn for years.`,
    type: 't-shirt',
    garment: 't-shirt',
    designs: { ...productDefaults.designs, front: design },
    gender: tee.gender ?? 'unisex',
    colours: colours.map((colour) => colourOf(tee, colour, sku)),
    defaultColour: colours[0],
    price,
    salePrice,
    currency: 'GBP',
    vatRate: tee.gender === 'kids' ? 0 : 1,
    tags: [collection],
    position,
  };
}

function colourOf(tee: Tee, name: GarmentColourName, productSku: string): ProductColour {
  const hex = hexOf(name);
  const sku = `${productSku}-${name.replaceAll(' ', '').slice(0, 4).toUpperCase()}`;
  const original = mockupPath({ design: tee.design, garment: 't-shirt', side: 'front', hex });
  const altText = `${tee.name} in ${name.toLowerCase()}`;
  return {
    name,
    hex,
    sizes: sizeNames.map((size) => sizeOf(tee, size, sku)),
    images: [{ id: `${sku}-front`, original, altText, position: 0, color: name }],
  };
}

function sizeOf({ soldOut = [] }: Tee, name: (typeof sizeNames)[number], sku: string): ProductSize {
  return { name, sku: `${sku}-${name}`, available: !soldOut.includes(name) };
}

function urlNameOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The same product has the same uuid in every demo, so that a start that was cut short goes on. */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(`demo product ${name}`).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join('-');
}
