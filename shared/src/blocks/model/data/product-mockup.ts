import type { MockupRequest, ProductMockup } from '../sources.js';
import { colourLink } from '../../../links/links.js';
import type { Product } from '../../../catalogue/contract.js';
import { GARMENT_SIDES, mockupPath, PLAIN } from '../../../catalogue/garments/mockup.js';

type Pictured = Pick<
  Product,
  'name' | 'urlName' | 'designs' | 'garment' | 'colours' | 'defaultColour'
>;

/**
 * Returns the mock-up of a product side in a colour, or the product's own image; null without
 * either.
 */
export function mockupOf(
  product: Pictured,
  { colour, side }: Pick<MockupRequest, 'colour' | 'side'>,
): ProductMockup | null {
  const { colours, defaultColour, name } = product;
  const named = (target: string) =>
    colours.find((one) => one.name.toLowerCase() === target.trim().toLowerCase());
  const chosen = named(colour) ?? named(defaultColour) ?? colours[0];
  if (chosen === undefined) return null;
  const original = mockupIn(product, chosen.hex, side) ?? chosen.images[0]?.original;
  if (original === undefined) return null;
  const altText = `${name} in ${chosen.name}, ${side}`;
  return {
    picture: { original, altText },
    href: colourLink(product, chosen.name),
  };
}

function mockupIn({ garment, designs }: Pictured, hex: string, side: MockupRequest['side']) {
  if (garment === null) return undefined;
  const sides: readonly string[] = GARMENT_SIDES[garment];
  if (!sides.includes(side)) return undefined;
  return mockupPath({ garment, side, hex, design: designs[side] ?? PLAIN });
}
