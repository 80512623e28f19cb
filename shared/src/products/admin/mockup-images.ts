import type { Product, ProductColour, ProductImage } from '../../catalogue/contract.js';
import {
  GARMENT_SIDES,
  mockupPath,
  PLAIN,
  type GarmentName,
} from '../../catalogue/garments/mockup.js';

export interface MockedUp {
  readonly name: string;
  readonly garment: GarmentName;
  readonly designs: Pick<Product['designs'], 'front' | 'back'>;
}

/** Mock-ups of all sides of a garment in a colour. */
export function mockupImages(
  { name, garment, designs }: MockedUp,
  colour: Pick<ProductColour, 'name' | 'hex'>,
): ProductImage[] {
  return GARMENT_SIDES[garment].map((side, position) => ({
    id: `${colour.hex.slice(1)}-${side}`,
    original: mockupPath({ design: designs[side] ?? PLAIN, garment, side, hex: colour.hex }),
    altText: `${name} in ${colour.name}, ${side}`,
    position,
    color: colour.name,
  }));
}
