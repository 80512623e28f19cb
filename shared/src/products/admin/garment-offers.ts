import type { GarmentName } from '../../catalogue/garments/mockup.js';

/** How a garment is offered unless its owner says otherwise. */
export interface GarmentOffer {
  readonly title: string;
  /** Begins the skus of what is printed on it. */
  readonly code: string;
  readonly sizes: readonly string[];
  /** Minor units. */
  readonly suggestedPrice: number;
}

const bodySizes = ['XS', 'S', 'M', 'L', 'XL', '2XL'];

export const GARMENT_OFFERS: Readonly<Record<GarmentName, GarmentOffer>> = {
  't-shirt': { title: 'T-shirt', code: 'TEE', sizes: bodySizes, suggestedPrice: 2_400 },
  hoodie: { title: 'Hoodie', code: 'HOOD', sizes: bodySizes, suggestedPrice: 4_800 },
  sweater: { title: 'Sweater', code: 'SWT', sizes: bodySizes, suggestedPrice: 4_200 },
  'vest-top': { title: 'Vest top', code: 'VEST', sizes: bodySizes, suggestedPrice: 2_200 },
  dress: { title: 'Dress', code: 'DRS', sizes: bodySizes, suggestedPrice: 3_900 },
  tote: { title: 'Tote bag', code: 'TOTE', sizes: ['One size'], suggestedPrice: 1_600 },
  sticker: { title: 'Sticker', code: 'STK', sizes: ['5 cm', '10 cm'], suggestedPrice: 350 },
  'art-print': {
    title: 'Art print',
    code: 'PRT',
    sizes: ['A4', 'A3', 'A2'],
    suggestedPrice: 1_800,
  },
};
