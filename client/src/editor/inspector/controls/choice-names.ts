import { sentenceCase } from '../../../lib/sentence-case.js';

/** Names of values that are written differently in the interface. */
const NAMES: Readonly<Record<string, string>> = {
  center: 'Centre',
  p: 'Paragraph',
  slideshow: 'Automatic',
};

/** Derives the name of a choice that is not in the table. */
export function choiceName(choice: string): string {
  return NAMES[choice] ?? sentenceCase(choice);
}

/** Text of the option for the default, such as “Default (link to Instagram)”. */
export function defaultText(name: string): string {
  return `Default (${name.replace(/^[A-Z](?![A-Z\d])/, (letter) => letter.toLowerCase())})`;
}
