/** Somebody with an account as the log names them: `customer:7`, `staff:3`. */
const mention = /@\[((?:customer|staff):[1-9]\d{0,8})\]/g;

/** Everybody whom a text mentions, once each. */
export function mentionedIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(mention)].flatMap(([, person]) => person ?? []))];
}
