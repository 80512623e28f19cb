const colour = /^(?:#[0-9a-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/-]{1,40}\)|[a-z]{3,20})$/i;
const fontSize = /^(?:\d+(?:\.\d*)?|\.\d+)(?:px|rem|em|ch|vw|pt|%)$|^[a-z]{3,8}(?:-[a-z]{5,7})?$/i;
const fontFamily = /^[\w\s'",-]{1,120}$/;

/** Text styles by schema name. */
const styles = [
  ['color', 'color', colour],
  ['backgroundColor', 'background-color', colour],
  ['fontFamily', 'font-family', fontFamily],
  ['fontSize', 'font-size', fontSize],
] as const;

const alignment = /^(?:left|right|center|justify)$/;

/** CSS of text styles; invalid colours, fonts and lengths are omitted. */
export function styleOf(held: Readonly<Record<string, unknown>>): string | undefined {
  const css = styles
    .flatMap(([name, property, form]) => {
      const value = held[name];
      return typeof value === 'string' && form.test(value) ? [`${property}: ${value}`] : [];
    })
    .join('; ');
  return css === '' ? undefined : css;
}

/** Alignment of a paragraph; undefined if it follows its block. */
export function alignmentOf(held: unknown): string | undefined {
  return typeof held === 'string' && alignment.test(held) ? `text-align: ${held}` : undefined;
}
