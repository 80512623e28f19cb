/**
 * A name in the letters of an address: `Été à la mer!` becomes `ete-a-la-mer`; empty when nothing is left.
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
