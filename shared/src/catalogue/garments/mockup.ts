/** Printable garments, in display order. */
export const GARMENTS = [
  't-shirt',
  'hoodie',
  'sweater',
  'vest-top',
  'dress',
  'tote',
  'sticker',
  'art-print',
] as const;
export type GarmentName = (typeof GARMENTS)[number];

/** Printable sides with mock-ups. Stickers and art prints have no back. */
export const GARMENT_SIDES = {
  't-shirt': ['front', 'back'],
  hoodie: ['front', 'back'],
  sweater: ['front', 'back'],
  'vest-top': ['front', 'back'],
  dress: ['front', 'back'],
  tote: ['front', 'back'],
  sticker: ['front'],
  'art-print': ['front'],
} as const satisfies Record<GarmentName, readonly MockupSide[]>;
export const MOCKUP_SIDES = ['front', 'back'] as const;
export type MockupSide = (typeof MOCKUP_SIDES)[number];

/** Value for a side without a print. */
export const PLAIN = 'plain';

export function isGarment(name: string): name is GarmentName {
  return GARMENTS.some((garment) => garment === name);
}

/** Content of a mock-up: a stock design, a library image by uuid, or `plain`. */
export interface MockupParts {
  readonly design: string;
  readonly garment: GarmentName;
  readonly side: MockupSide;
  /** `#rrggbb`, one of the garment colours. */
  readonly hex: string;
}

/** Path of a mock-up on this host's image service. */
export function mockupPath({ design, garment, side, hex }: MockupParts): string {
  return `/images/mockups/${garment}/${side}/${hex.slice(1)}/${design}`;
}
