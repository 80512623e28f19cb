import type { FieldRule } from '../forms/field-rules.js';

const urlNameForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** What still reads well in an address bar, and fits an index. */
const maxUrlName = 120;

/** Whether something can be found by this name in an address: small letters, digits, single hyphens. */
export function isUrlName(text: string): boolean {
  return text.length <= maxUrlName && urlNameForm.test(text);
}

export const urlNameMessage = 'Use small letters, digits and single hyphens';

/** Of the fields where it is typed, on both sides (VAL-042). */
export const urlNameRules: readonly FieldRule[] = [
  'required',
  'lowercase',
  { pattern: urlNameForm, message: urlNameMessage },
  ['max_length', maxUrlName],
];
