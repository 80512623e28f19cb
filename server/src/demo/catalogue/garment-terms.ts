import type { GarmentName } from '@selvedge/shared/catalogue/garments/mockup';

/** What is the same for all articles of one garment. */
export interface GarmentTerms {
  /** In the order of the size chips. */
  readonly sizes: readonly string[];
  /** Follows what the article says of itself. */
  readonly making: string;
  /** What it costs us, on dyed and on white fabric; in pence. */
  readonly baseCost: number;
  readonly baseCostWhite: number;
}

const adult = ['XS', 'S', 'M', 'L', 'XL', '2XL'];
const fitted = ['XS', 'S', 'M', 'L', 'XL'];

/** The sizes of a t-shirt for children, by age. */
export const kidsSizes: readonly string[] = ['3-4', '5-6', '7-8', '9-11'];

export const garmentTerms: Readonly<Record<GarmentName, GarmentTerms>> = {
  't-shirt': {
    sizes: adult,
    making:
      'Printed to order on a soft t-shirt of heavy organic cotton, 180 g/m², with a ribbed collar and twin-needle hems. Wash cool and inside out; it was made to be worn for years.',
    baseCost: 980,
    baseCostWhite: 860,
  },
  hoodie: {
    sizes: adult,
    making:
      'A heavyweight hoodie of brushed organic cotton, 350 g/m²: a lined hood with flat cords, a pocket for both hands, ribbed cuffs. Printed to order. Wash at 30 degrees, dry on the line.',
    baseCost: 2150,
    baseCostWhite: 1990,
  },
  sweater: {
    sizes: adult,
    making:
      'A crew neck of loopback organic cotton, 300 g/m², set-in sleeves and a deep rib at neck, cuffs and hem. Printed to order, and softer after every wash.',
    baseCost: 1850,
    baseCostWhite: 1720,
  },
  'vest-top': {
    sizes: fitted,
    making:
      'A light vest top of organic cotton, 150 g/m², bound at neck and arms, cut a little long. Printed to order. Wash cool.',
    baseCost: 840,
    baseCostWhite: 760,
  },
  dress: {
    sizes: fitted,
    making:
      'A t-shirt dress of organic cotton jersey, 180 g/m², with a seam at the waist and a skirt that swings. Printed to order. It has pockets, of course.',
    baseCost: 1640,
    baseCostWhite: 1520,
  },
  tote: {
    sizes: ['One size'],
    making:
      'A tote of organic canvas, 300 g/m², 38 by 42 cm with handles long enough for the shoulder. It carries a week of shopping, or fourteen paperbacks.',
    baseCost: 520,
    baseCostWhite: 520,
  },
  sticker: {
    sizes: ['S', 'M', 'L'],
    making:
      'A die-cut vinyl sticker of 5, 7.5 or 10 cm with a matt laminate: for bottles, laptops and surf boards. It survives the dishwasher and comes off without a trace.',
    baseCost: 90,
    baseCostWhite: 90,
  },
  'art-print': {
    sizes: ['A4', 'A3', 'A2'],
    making:
      'A giclée print on heavyweight matt cotton paper, 280 g/m², with pigment inks that keep for a lifetime. Delivered flat or rolled, without the frame.',
    baseCost: 690,
    baseCostWhite: 690,
  },
};
