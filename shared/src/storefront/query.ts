/** A query as an address or a form brings it: a name given twice makes a list, which counts as nothing. */
export type Query = Readonly<Record<string, unknown>>;

/** A field of a query. */
export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
