import type { GarmentName, MockupSide } from '@selvedge/shared/catalogue/garments/mockup';

import type { Point, Quad } from '../../platform/pixels/homography.js';

/** Print area of one side. Corners are fractions of the image's width and height. */
export interface GarmentPrint {
  readonly area: Quad;
  /** Alignment of artwork smaller than the area: to the top edge, as on a chest, or centred. */
  readonly place: 'top' | 'centre';
  /** Area that an image without transparent parts fills to the edges. */
  readonly bleed?: Quad;
  /** Cut along the artwork with a vinyl border. */
  readonly isDieCut?: true;
}

/** Undefined for a side that cannot be printed. */
export function printOn(garment: GarmentName, side: MockupSide): GarmentPrint | undefined {
  const sides: Partial<Record<MockupSide, GarmentPrint>> = prints[garment];
  return sides[side];
}

/** A horizontally symmetric area, given by the left ends of its top and bottom edges. */
function chest(top: number, topLeft: number, bottom: number, bottomLeft: number): GarmentPrint {
  return { area: quad([topLeft, top], [bottomLeft, bottom]), place: 'top' };
}

function quad([topLeft, top]: Point, [bottomLeft, bottom]: Point): Quad {
  return [
    [topLeft, top],
    [1 - topLeft, top],
    [1 - bottomLeft, bottom],
    [bottomLeft, bottom],
  ];
}

const tote: GarmentPrint = { area: quad([0.3, 0.522], [0.3, 0.842]), place: 'centre' };

const prints = {
  't-shirt': {
    front: chest(0.264, 0.315, 0.632, 0.317),
    back: chest(0.278, 0.315, 0.64, 0.317),
  },
  hoodie: {
    front: chest(0.414, 0.335, 0.618, 0.337),
    back: chest(0.482, 0.325, 0.775, 0.327),
  },
  sweater: {
    front: chest(0.28, 0.325, 0.625, 0.327),
    back: chest(0.255, 0.325, 0.605, 0.327),
  },
  'vest-top': {
    front: chest(0.32, 0.34, 0.64, 0.342),
    back: chest(0.295, 0.35, 0.63, 0.352),
  },
  dress: {
    front: chest(0.232, 0.385, 0.425, 0.392),
    back: chest(0.218, 0.385, 0.425, 0.392),
  },
  tote: { front: tote, back: tote },
  // Lies on a table, slightly rotated, with its far end slightly smaller.
  sticker: {
    front: {
      area: [
        [0.114, 0.252],
        [0.8, 0.198],
        [0.882, 0.756],
        [0.158, 0.812],
      ],
      place: 'centre',
      isDieCut: true,
    },
  },
  'art-print': {
    front: {
      area: quad([0.287, 0.196], [0.287, 0.674]),
      place: 'centre',
      bleed: quad([0.2237, 0.1339], [0.2237, 0.7361]),
    },
  },
} as const satisfies Record<GarmentName, Partial<Record<MockupSide, GarmentPrint>>>;
