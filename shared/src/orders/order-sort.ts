/**
 * How a list is ordered. `due`: what is pressing first, and of that what has waited longest; `moved`:
 * what changed last first.
 */
export const ORDER_SORTS = ['newest', 'oldest', 'due', 'moved'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/**
 * So many rows a list may be entered after by the number of a page: all of them are walked past. Whoever goes
 * on by `next` goes to the end of any list.
 */
export const mostRowsBeforePage = 2_000;

/** The most orders that one call names. */
export const mostOrdersNamed = 100;

/** What a list looks for is counted as far as this; what is counted as it happens, to its end. */
export const mostOrdersCounted = 1_000;
