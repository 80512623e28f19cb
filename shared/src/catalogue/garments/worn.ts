import type { Product } from '../contract.js';
import { isGarment, type GarmentName } from './mockup.js';

/** Garments that people wear, with the permanent ids of their size charts. */
export const WORN: Readonly<Partial<Record<GarmentName, number>>> = {
  't-shirt': 1,
  hoodie: 2,
  sweater: 3,
  'vest-top': 4,
  dress: 5,
};

/**
 * Whether a product is clothing, by its mock-up or else its type. A product of a custom type is if
 * it has the size chart of clothing.
 */
export function isWorn({
  garment,
  type,
  sizeChartId,
}: Pick<Product, 'garment' | 'type' | 'sizeChartId'>): boolean {
  const name = garment ?? type;
  if (isGarment(name)) return Object.hasOwn(WORN, name);
  return Object.values(WORN).some((id) => id === sizeChartId);
}
