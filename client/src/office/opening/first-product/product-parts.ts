/** What is asked about the first product, in this order. */
export const PRODUCT_PARTS = ['design', 'garment', 'price'] as const;
export type ProductPart = (typeof PRODUCT_PARTS)[number];

/** The part of an address; what is none is the first. */
export function productPartOf(value: unknown): ProductPart {
  return PRODUCT_PARTS.find((part) => part === value) ?? 'design';
}

/** The one before or after it; undefined where there is none. */
export function adjacentPart(part: ProductPart, by: 1 | -1): ProductPart | undefined {
  return PRODUCT_PARTS[PRODUCT_PARTS.indexOf(part) + by];
}
