/** A rule of a style sheet, or a statement such as `@import`, which has no body. */
export interface Rule {
  readonly prelude: string;
  readonly body: string | undefined;
}

/** Escapes, quoted strings, and the structural characters of a style sheet. */
const tokens = /\\[^]|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|[(){};]/g;

/** Removes comments, and the HTML comment delimiters that hid style sheets from old browsers. */
export function withoutComments(css: string): string {
  const [first = '', ...parts] = css.replaceAll(/<!--|-->/g, ' ').split('/*');
  const after = (part: string): string => {
    const end = part.indexOf('*/');
    return end === -1 ? '' : part.slice(end + 2);
  };
  return first + parts.map(after).join('');
}

/** Splits a style sheet without comments at its top level. */
export function rulesOf(css: string): readonly Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  let open = -1;
  let depth = 0;
  const add = (end: number): void => {
    const prelude = css.slice(start, open < start ? end : open).trim();
    if (prelude !== '')
      rules.push({ prelude, body: open < start ? undefined : css.slice(open + 1, end) });
    start = end + 1;
  };
  for (const [sign, at] of signsOf(css)) {
    if (sign === '{' && depth === 0) open = at;
    if (sign === '{') depth += 1;
    else if (sign === '}' && depth > 0) depth -= 1;
    if (sign !== '{' && depth === 0) add(at);
  }
  // Browsers close a rule that the file leaves open.
  add(css.length);
  return rules;
}

/** Splits the body of a rule or a style attribute. */
export function declarationsOf(text: string): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  for (const [sign, at] of signsOf(text)) {
    if (sign !== ';') continue;
    parts.push(text.slice(start, at));
    start = at + 1;
  }
  return [...parts, text.slice(start)].filter((part) => part.trim() !== '');
}

/** Yields braces and semicolons outside of quotes, parentheses and escapes, with their offsets. */
function* signsOf(css: string): Generator<readonly [string, number]> {
  let parentheses = 0;
  for (const { 0: sign, index } of css.matchAll(tokens)) {
    if (sign === '(') parentheses += 1;
    else if (sign === ')') parentheses = Math.max(0, parentheses - 1);
    else if (sign.length === 1 && parentheses === 0) yield [sign, index];
  }
}

/** Decodes CSS escapes, which could hide any word. */
export function unescapedCss(css: string): string {
  return css.replaceAll(/\\([0-9a-f]{1,6})\s?|\\(.)/gi, (_, code?: string, sign?: string) => {
    if (code === undefined) return sign ?? '';
    const point = Number.parseInt(code, 16);
    return point > 0 && point <= 0x10_ffff ? String.fromCodePoint(point) : '\ufffd';
  });
}
