/**
 * How a list is ordered. `due`: what is pressing first, and of that what has waited longest; `moved`:
 * what changed last first.
 */
export const ORDER_SORTS = ['newest', 'oldest', 'due', 'moved'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** The most orders that one call names. */
export const mostOrdersNamed = 100;

/** What a list looks for is counted as far as this; what is counted as it happens, to its end. */
export const mostOrdersCounted = 1_000;
