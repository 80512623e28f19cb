const CUSTOM_SKU_PREFIXES = ['GBro', 'STUSUB', 'FPD', 'API', 'CP'] as const;

/** Whether the sku marks a product made for one customer. */
export function isCustomSku(sku: string): boolean {
  return CUSTOM_SKU_PREFIXES.some((prefix) => sku.startsWith(prefix));
}

/** Whether the sku marks a product without a print. */
export function isBlankSku(sku: string): boolean {
  return sku.includes('BLANK');
}
