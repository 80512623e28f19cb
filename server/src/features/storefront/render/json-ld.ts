/** A https://schema.org object as JSON-LD. */
export type JsonLd = Readonly<Record<string, unknown>>;
