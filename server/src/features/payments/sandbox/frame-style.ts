/** Look of the card fields, which a shop passes in the query of the frame. */
interface StyleParameter {
  /** Custom property of the style sheet; `direction` is applied to the document. */
  readonly property: string;
  readonly pattern: RegExp;
}

const colour =
  /^(?:#[\da-f]{3,8}|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([\w .,%/-]{1,80}\))$/i;

const parameters: Readonly<Record<string, StyleParameter>> = {
  text: { property: '--text', pattern: colour },
  ink: { property: '--ink', pattern: colour },
  muted: { property: '--muted', pattern: colour },
  paper: { property: '--paper', pattern: colour },
  line: { property: '--line', pattern: colour },
  accent: { property: '--accent', pattern: colour },
  danger: { property: '--danger', pattern: colour },
  radius: { property: '--radius', pattern: /^\d{1,3}(?:\.\d{1,3})?px$/ },
  font: { property: '--font', pattern: /^[\w ,"'-]{1,300}$/ },
};

/** Returns the style sheet of a frame. Ignores values that are not colours, sizes or font names. */
export function frameStyleOf(query: URLSearchParams): string {
  const declarations = Object.entries(parameters).flatMap(([name, { property, pattern }]) => {
    const value = query.get(name) ?? '';
    return pattern.test(value) ? [`${property}:${value}`] : [];
  });
  return `:root{${declarations.join(';')}}`;
}

export function directionOf(query: URLSearchParams): 'ltr' | 'rtl' {
  return query.get('dir') === 'rtl' ? 'rtl' : 'ltr';
}
