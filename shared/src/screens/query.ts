/** Query or form data. A repeated name yields a list, which is ignored. */
export type Query = Readonly<Record<string, unknown>>;

/** Returns a single text value of a query. */
export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
