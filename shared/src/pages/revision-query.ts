import { textIn, type Query } from '../screens/query.js';

/** Revision requested by `?revision=`; undefined for none. */
export function revisionIn({ revision }: Query): number | undefined {
  const text = textIn(revision) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
