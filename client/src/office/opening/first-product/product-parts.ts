/** Parts of the first-product step, in order. */
export const PRODUCT_PARTS = ['design', 'garment', 'price'] as const;
export type ProductPart = (typeof PRODUCT_PARTS)[number];

/** Returns the part named in the URL, or the first part. */
export function productPartOf(value: unknown): ProductPart {
  return PRODUCT_PARTS.find((part) => part === value) ?? 'design';
}

/** Returns the previous or next part, or undefined at either end. */
export function adjacentPart(part: ProductPart, by: 1 | -1): ProductPart | undefined {
  return PRODUCT_PARTS[PRODUCT_PARTS.indexOf(part) + by];
}
