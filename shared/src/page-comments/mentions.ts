/** Mention of an actor in event log notation: `customer:7`, `staff:3`. */
const mention = /@\[((?:customer|staff):[1-9]\d{0,8})\]/g;

/** Part of a comment: text, or a mention. */
export type CommentPart = { readonly text: string } | { readonly person: string };

/** Mention by id, so that names can change or be erased. */
export function mentionOf(person: string): string {
  return `@[${person}]`;
}

/** Returns the distinct people that a text mentions. */
export function mentionedIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(mention)].flatMap(([, person]) => person ?? []))];
}

/** Splits a text into non-empty parts. */
export function partsOf(text: string): readonly CommentPart[] {
  // `split` puts the captured ids at odd indexes.
  return text
    .split(mention)
    .map((part, index) => (index % 2 === 1 ? { person: part } : { text: part }))
    .filter((part) => 'person' in part || part.text !== '');
}
