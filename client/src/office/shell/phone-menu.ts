/** As many as a thumb can tell apart, beside what opens the rest. */
const mostAtFoot = 4;

/** The first entries that are open to the person stand at the foot of a phone; what is locked never does. */
export function atFoot<Entry extends { readonly missing: unknown }>(
  menu: readonly Entry[],
): { readonly first: readonly Entry[]; readonly rest: readonly Entry[] } {
  const first = menu.filter(({ missing }) => missing === undefined).slice(0, mostAtFoot);
  return { first, rest: menu.filter((entry) => !first.includes(entry)) };
}
