const maxLength = 200;

/** The name of a file without the folders before it and without signs that cannot be seen. */
export function nameOf(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const visible = last.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '').trim();
  return [...visible].slice(0, maxLength).join('') || 'Untitled';
}
