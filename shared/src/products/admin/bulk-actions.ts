export const BULK_ACTIONS = [
  'enable',
  'disable',
  'set-price',
  'adjust-price-percent',
  'adjust-price-amount',
  'set-sale-price',
  'sale-by-percent',
  'clear-sale-price',
  'add-collection',
  'remove-collection',
  'add-tag',
  'remove-tag',
] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];
