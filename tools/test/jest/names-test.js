/**
 * Whether a spec has a test of this full name. A name with placeholders (`%s`, `$field`) matches if
 * the spec contains the values inserted for them.
 */
export function namesTest(spec, test) {
  const texts = [...spec.matchAll(/(["'`])((?:\\.|(?!\1)[^\\\n])*)\1/g)];
  return texts.some(([, , text]) => {
    const match = patternOf(text.replaceAll("\\'", "'")).exec(test);
    return match !== null && match.slice(1).every((value) => spec.includes(value));
  });
}

function patternOf(text) {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(/%[a-z]|\\\$[\w.]+/g, '(.*)')}$`);
}
