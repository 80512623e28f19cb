const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
};

/** Escapes a text for html content or quoted attributes. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"\u00a0]/g, (letter) => entities[letter] ?? letter);
}
