import type { GarmentName } from '@selvedge/shared/catalogue/garments/mockup';

/** Properties that all articles of a garment share. */
export interface GarmentTerms {
  /** In the order of the size selector. */
  readonly sizes: readonly string[];
  /** Second part of the product description, after the article's own text. */
  readonly making: string;
  /** Production cost on dyed and on white fabric, in pence. */
  readonly baseCost: number;
  readonly baseCostWhite: number;
}

const adult = ['XS', 'S', 'M', 'L', 'XL', '2XL'];
const fitted = ['XS', 'S', 'M', 'L', 'XL'];

/** Children's T-shirt sizes, by age. */
export const kidsSizes: readonly string[] = ['3–4 years', '5–6 years', '7–8 years', '9–11 years'];

export const garmentTerms: Readonly<Record<GarmentName, GarmentTerms>> = {
  't-shirt': {
    sizes: adult,
    making:
      'Printed to order on a soft T-shirt of heavyweight organic cotton, 180 g/m², with a ribbed collar and twin-needle hems. Wash cool and inside out. Made to be worn for years.',
    baseCost: 980,
    baseCostWhite: 860,
  },
  hoodie: {
    sizes: adult,
    making:
      'A heavyweight hoodie of brushed organic cotton, 350 g/m², with a lined hood, flat cords, a kangaroo pocket and ribbed cuffs. Printed to order. Wash at 30 degrees and dry on the line.',
    baseCost: 2150,
    baseCostWhite: 1990,
  },
  sweater: {
    sizes: adult,
    making:
      'A crew neck of loopback organic cotton, 300 g/m², with set-in sleeves and deep ribbing at neck, cuffs and hem. Printed to order, and softer after every wash.',
    baseCost: 1850,
    baseCostWhite: 1720,
  },
  'vest-top': {
    sizes: fitted,
    making:
      'A light vest top of organic cotton, 150 g/m², with bound neck and armholes and a slightly longer cut. Printed to order. Wash cool.',
    baseCost: 840,
    baseCostWhite: 760,
  },
  dress: {
    sizes: fitted,
    making:
      'A T-shirt dress of organic cotton jersey, 180 g/m², with a waist seam, a swinging skirt and pockets. Printed to order.',
    baseCost: 1640,
    baseCostWhite: 1520,
  },
  tote: {
    sizes: ['One size'],
    making:
      'A tote of organic canvas, 300 g/m², 38 by 42 cm, with handles long enough for the shoulder. It carries a week of shopping or fourteen paperbacks.',
    baseCost: 520,
    baseCostWhite: 520,
  },
  sticker: {
    sizes: ['S', 'M', 'L'],
    making:
      'A die-cut vinyl sticker of 5, 7.5 or 10 cm with a matt laminate, for bottles, laptops and surfboards. Dishwasher safe, and peels off without residue.',
    baseCost: 90,
    baseCostWhite: 90,
  },
  'art-print': {
    sizes: ['A4', 'A3', 'A2'],
    making:
      'A giclée print on heavyweight matt cotton paper, 280 g/m², with pigment inks that last a lifetime. Delivered flat or rolled, frame not included.',
    baseCost: 690,
    baseCostWhite: 690,
  },
};
