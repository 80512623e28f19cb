/** Number of items that the list of orders shows of each order. */
const maxShown = 4;

interface Named {
  readonly name: string;
  /** Empty for a quote without images. */
  readonly image: string;
}

/** Returns the first names and images of an order's items, each once. */
export function shownItems(items: readonly Named[]): {
  readonly names: readonly string[];
  readonly images: readonly string[];
} {
  return {
    names: firstOf(items.map(({ name }) => name)),
    images: firstOf(items.map(({ image }) => image).filter((image) => image !== '')),
  };
}

function firstOf(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].slice(0, maxShown);
}
