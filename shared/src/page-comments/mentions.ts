/** Somebody with an account as the log names them: `customer:7`, `staff:3`. */
const mention = /@\[((?:customer|staff):[1-9]\d{0,8})\]/g;

/** A piece of a comment: words, or somebody who is mentioned there. */
export type CommentPart = { readonly text: string } | { readonly person: string };

/** How a person stands in the text of a comment: by their id, so that their name may change, or go. */
export function mentionOf(person: string): string {
  return `@[${person}]`;
}

/** Everybody whom a text mentions, once each. */
export function mentionedIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(mention)].flatMap(([, person]) => person ?? []))];
}

/** A text in its order; no part is empty. */
export function partsOf(text: string): readonly CommentPart[] {
  // What splits stands at every second place.
  return text
    .split(mention)
    .map((part, index) => (index % 2 === 1 ? { person: part } : { text: part }))
    .filter((part) => 'person' in part || part.text !== '');
}
