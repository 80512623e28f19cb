/**
 * Converts a name to a slug: `Été à la mer!` becomes `ete-a-la-mer`; empty if nothing remains.
 * `maxLength` in characters.
 */
export function slugOf(name: string, maxLength: number): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '');
  const slug = plain.replace(/[^a-z0-9]+/g, '-').slice(0, maxLength);
  return slug.replace(/^-|-$/g, '');
}
