import { cutText } from '@selvedge/shared/texts/cut-text';

const maxLength = 200;

/** Returns a file name without its folders and without invisible characters. */
export function nameOf(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const visible = last.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '').trim();
  return cutText(visible, maxLength) || 'Untitled';
}
