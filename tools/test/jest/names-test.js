/** Whether a text of the spec is the name, or one with places for what each case is about. */
export function namesTest(spec, test) {
  const texts = [...spec.matchAll(/(["'`])((?:\\.|(?!\1)[^\\\n])*)\1/g)];
  return texts.some(([, , text]) => patternOf(text.replaceAll("\\'", "'")).test(test));
}

function patternOf(text) {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(/%[a-z]|\\\$[\w.]+/g, '.*')}$`);
}
