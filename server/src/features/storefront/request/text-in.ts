/** A field of a query, which may name it twice and so make a list. */
export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
