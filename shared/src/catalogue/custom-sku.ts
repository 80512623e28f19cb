/** CAT-013. */
const CUSTOM_SKU_PREFIXES = ['GBro', 'STUSUB', 'FPD', 'API', 'CP'] as const;

/** CAT-013: whether a sku says that its product was made for one customer. */
export function isCustomSku(sku: string): boolean {
  return CUSTOM_SKU_PREFIXES.some((prefix) => sku.startsWith(prefix));
}

/** CAT-014: whether a sku says that nothing is printed on its product. */
export function isBlankSku(sku: string): boolean {
  return sku.includes('BLANK');
}
