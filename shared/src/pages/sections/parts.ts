import type { BlockFixture } from '../../blocks/model/block-fixture.js';
import { hexOf, type GarmentColourName } from '../../catalogue/garments/garment-colours.js';
import type { DesignName } from '../../catalogue/garments/designs.js';
import { mockupPath, type GarmentName } from '../../catalogue/garments/mockup.js';
import { part } from './section.js';

/* Building blocks of sections. */

export function textBlock(
  html: string,
  align: 'left' | 'center' = 'left',
  size = 12,
): BlockFixture {
  return part('text', { html, align }, { size });
}

export function button(
  text: string,
  href: string,
  align: 'left' | 'center' = 'left',
): BlockFixture {
  return part('button', { text, href, align });
}

/** Column of stacked blocks. */
export function column(items: readonly BlockFixture[], size: number): BlockFixture {
  return part('row', { spacing: '16px' }, { items, size });
}

interface Shot {
  readonly garment: GarmentName;
  readonly colour: GarmentColourName;
  readonly design: DesignName;
  /** Alternative text. */
  readonly alt: string;
}

/** Sample image that every shop has, for the owner to replace. */
export function shot({ garment, colour, design, alt }: Shot, size = 12): BlockFixture {
  const src = mockupPath({ garment, side: 'front', hex: hexOf(colour), design });
  return part('image', { src, alt, ratio: 'square' }, { size });
}
