import type { FieldRule } from '../../forms/field-rules.js';
import { plainText } from '../../forms/usual-forms.js';

/** An item was put into a pigeonhole or taken out. */
export interface PigeonholeLog {
  /** Code of the pigeonhole, in capitals. */
  readonly code: string;
  readonly action: 'put' | 'taken';
  /** Name of the staff member; null if unknown. */
  readonly user: string | null;
  readonly createdAt: string;
}

/** Format of the code on a pigeonhole. */
export const pigeonholeRules: readonly FieldRule[] = [
  'required',
  {
    pattern: /^[A-Za-z\d][A-Za-z\d-]{0,11}$/,
    message: 'Must be up to 12 letters, digits and dashes, such as A-12',
    usual: plainText,
  },
];

/** Current pigeonhole of an item; undefined if it is in none. */
export function slotOf(
  logs: readonly Pick<PigeonholeLog, 'code' | 'action'>[],
): string | undefined {
  const last = logs.at(-1);
  return last?.action === 'put' ? last.code : undefined;
}

/** Limit of one screen. */
export const maxSlotsShown = 500;
