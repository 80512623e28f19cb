import { slugOf } from '../../slug.js';

const maxLength = 80;

/** Slug of a name, such as `ete-a-la-mer` for `Été à la mer!`; `otherwise` if nothing remains. */
export function urlNameFrom(name: string, otherwise = 'product'): string {
  return slugOf(name, maxLength) || otherwise;
}

/** Returns the first of `name`, `name-2`, `name-3` … that is free. */
export function freeUrlName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
