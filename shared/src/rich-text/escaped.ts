const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
};

/** A text as it stands in html, or within the quotes of an attribute. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"\u00a0]/g, (letter) => entities[letter] ?? letter);
}
