/**
 * Sort orders of a list. `due`: urgent orders first, then the longest waiting; `moved`: most
 * recently changed first.
 */
export const ORDER_SORTS = ['newest', 'oldest', 'due', 'moved'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/**
 * Number of rows that can be skipped by page number, because skipped rows are read too. Paging by
 * `next` has no limit.
 */
export const mostRowsBeforePage = 2_000;

/** Maximum number of orders per request. */
export const mostOrdersNamed = 100;

/**
 * Limit up to which filtered lists count their matches. Continuously maintained counts are exact.
 */
export const mostOrdersCounted = 1_000;
