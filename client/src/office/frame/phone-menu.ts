/** Number of entries in the bar, in addition to the More button. */
const maxBarEntries = 4;

/**
 * Splits the menu into the first unlocked entries, for the bar, and the rest, including locked
 * ones.
 */
export function splitPhoneMenu<Entry extends { readonly missing: unknown }>(
  menu: readonly Entry[],
): { readonly first: readonly Entry[]; readonly rest: readonly Entry[] } {
  const first = menu.filter(({ missing }) => missing === undefined).slice(0, maxBarEntries);
  return { first, rest: menu.filter((entry) => !first.includes(entry)) };
}
