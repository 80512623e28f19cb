import { firstCharacter } from '@selvedge/shared/texts/short-text';

/** "AL" for "Ada Lovelace": fallback for a missing image. */
export function initialsOf(name: string): string {
  const [first = '', ...others] = name.split(/\s+/);
  return `${firstCharacter(first)}${firstCharacter(others.at(-1) ?? '')}`.toUpperCase();
}
