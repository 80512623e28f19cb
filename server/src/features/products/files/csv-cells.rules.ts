/** Joins texts in one cell with `|`; escapes `|`, `,`, `:`, `!` and `\` in them with `\`. */
export function joined(texts: readonly string[]): string {
  return texts.map(escaped).join(' | ');
}

export function divided(cell: string): readonly string[] {
  return parts(cell, '|')
    .map(unescaped)
    .filter((text) => text !== '');
}

export function escaped(text: string): string {
  return text.replace(/[\\|,:!]/g, '\\$&');
}

export function unescaped(text: string): string {
  return text.trim().replace(/\\(.)/gs, '$1');
}

/** Splits at separators that are not escaped. The parts stay escaped. */
export function parts(text: string, separator: string): readonly string[] {
  const found = [''];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === separator) found.push('');
    else if (character === '\\') found.push(`${found.pop() ?? ''}\\${text.charAt((at += 1))}`);
    else found.push(`${found.pop() ?? ''}${character}`);
  }
  return found;
}
