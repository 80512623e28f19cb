import type { FieldRule } from '../../forms/field-rules.js';

/** ATL-018: an item was put into a sorting slot, or taken from it. */
export interface PigeonholeLog {
  /** Of the slot, in capitals. */
  readonly code: string;
  readonly action: 'put' | 'taken';
  /** A person's name; null where they are not known any more. */
  readonly user: string | null;
  readonly createdAt: string;
}

/** What the code of a slot looks like, as it stands on the shelf. */
export const pigeonholeRules: readonly FieldRule[] = [
  'required',
  {
    pattern: /^[A-Za-z\d][A-Za-z\d-]{0,11}$/,
    message: 'Must be up to 12 letters, digits and dashes, like A-12',
  },
];

/** The slot in which an item lies now; undefined where it lies in none. */
export function slotOf(
  logs: readonly Pick<PigeonholeLog, 'code' | 'action'>[],
): string | undefined {
  const last = logs.at(-1);
  return last?.action === 'put' ? last.code : undefined;
}

/** As many as one screen lists. */
export const maxSlotsShown = 500;
