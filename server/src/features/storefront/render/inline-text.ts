/** JSON for a script element: no `<`, so that no text in it can end the element or open a comment. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
