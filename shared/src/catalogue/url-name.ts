import type { FieldRule } from '../forms/field-rules.js';

const urlNameForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Maximum length of a slug: readable in an address bar, and within the index limit. */
const maxUrlName = 120;

/** Whether a text is a valid slug: lower-case letters, digits and single hyphens. */
export function isUrlName(text: string): boolean {
  return text.length <= maxUrlName && urlNameForm.test(text);
}

export const urlNameMessage = 'Use only lower-case letters, digits and single hyphens';

/** Validation of slug fields on client and server. */
export const urlNameRules: readonly FieldRule[] = [
  'required',
  'lowercase',
  { pattern: urlNameForm, message: urlNameMessage },
  ['max_length', maxUrlName],
];
