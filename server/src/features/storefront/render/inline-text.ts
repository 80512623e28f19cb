/**
 * JSON for a script element, without `<`, so that no text can end the element or open a comment.
 */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
