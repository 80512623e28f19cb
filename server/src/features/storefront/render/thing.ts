/** A https://schema.org object as JSON-LD. */
export type Thing = Readonly<Record<string, unknown>>;
