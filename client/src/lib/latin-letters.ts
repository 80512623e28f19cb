import { hasOtherScript } from '@selvedge/shared/texts/other-scripts';

/** Converts a name in a script such as Han or Thai. Loads the table on demand: it has 220 KB. */
export async function latinLetters(name: string): Promise<string> {
  if (!hasOtherScript(name)) return name;
  const { romanized } = await import('@selvedge/shared/texts/romanized');
  return romanized(name);
}
