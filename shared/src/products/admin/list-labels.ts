export const PRODUCT_SORTS = [
  'position',
  'name',
  '-name',
  'price',
  '-price',
  'updated',
  '-updated',
] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** Filter values for the moderation status. */
export const APPROVAL_FILTERS = ['approved', 'denied', 'unmodded', 'none'] as const;
export type ApprovalFilter = (typeof APPROVAL_FILTERS)[number];

export const YES_NO = ['yes', 'no'] as const;
export type YesNo = (typeof YES_NO)[number];
