import { slugOf } from '../../slug.js';

const maxLength = 80;

/** A name as an address says it: `Été à la mer!` becomes `ete-a-la-mer`; `otherwise` when nothing is left. */
export function urlNameFrom(name: string, otherwise = 'product'): string {
  return slugOf(name, maxLength) || otherwise;
}

/** The first of `name`, `name-2`, `name-3` … that is not taken. */
export function freeUrlName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
