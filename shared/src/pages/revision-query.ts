import { textIn, type Query } from '../storefront/query.js';

/** PAG-022: which revision of a page is looked at, by `?revision=`; undefined where none is named. */
export function revisionIn({ revision }: Query): number | undefined {
  const text = textIn(revision) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
