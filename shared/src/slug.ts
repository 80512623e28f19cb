import { transliterated } from './transliterate.js';

/**
 * Converts a name to a slug: `Été à la mer!` becomes `ete-a-la-mer`, `Łódź` `lodz`; empty if
 * nothing remains. `maxLength` in characters.
 */
export function slugOf(name: string, maxLength: number): string {
  const slug = transliterated(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxLength);
  return slug.replace(/-$/, '');
}
