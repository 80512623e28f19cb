import type { GarmentName } from '../../catalogue/garments/mockup.js';

/** Default offer of a garment. */
export interface GarmentOffer {
  readonly title: string;
  /** Prefix of the skus of its products. */
  readonly code: string;
  readonly sizes: readonly string[];
  /** In pence, like the cost. */
  readonly suggestedPrice: number;
  /** Production cost of one piece with a front print. */
  readonly cost: number;
}

const bodySizes = ['XS', 'S', 'M', 'L', 'XL', '2XL'];

export const GARMENT_OFFERS: Readonly<Record<GarmentName, GarmentOffer>> = {
  't-shirt': { title: 'T-shirt', code: 'TEE', sizes: bodySizes, suggestedPrice: 2_400, cost: 980 },
  hoodie: { title: 'Hoodie', code: 'HOOD', sizes: bodySizes, suggestedPrice: 4_800, cost: 2_150 },
  sweater: { title: 'Sweater', code: 'SWT', sizes: bodySizes, suggestedPrice: 4_200, cost: 1_850 },
  'vest-top': {
    title: 'Vest top',
    code: 'VEST',
    sizes: bodySizes,
    suggestedPrice: 2_200,
    cost: 840,
  },
  dress: { title: 'Dress', code: 'DRS', sizes: bodySizes, suggestedPrice: 3_900, cost: 1_640 },
  tote: { title: 'Tote bag', code: 'TOTE', sizes: ['One size'], suggestedPrice: 1_600, cost: 520 },
  sticker: {
    title: 'Sticker',
    code: 'STK',
    sizes: ['5 cm', '10 cm'],
    suggestedPrice: 350,
    cost: 90,
  },
  'art-print': {
    title: 'Art print',
    code: 'PRT',
    sizes: ['A4', 'A3', 'A2'],
    suggestedPrice: 1_800,
    cost: 690,
  },
};
