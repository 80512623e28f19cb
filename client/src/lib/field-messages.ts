import {
  email,
  required,
  tooLarge,
  tooShort,
  tooSmall,
  url,
  wholeNumber,
} from '@selvedge/shared/forms/rule-messages';

/** What a browser found wrong with a field by itself. */
type Found = Readonly<Partial<ValidityState>>;

/** What a field says of what it takes. */
interface Limits {
  readonly type?: string;
  readonly minLength?: number;
  readonly min?: string;
  readonly max?: string;
}

const messages: readonly (readonly [keyof ValidityState, (limits: Limits) => string])[] = [
  ['valueMissing', () => required],
  ['typeMismatch', ({ type }) => (type === 'url' ? url : email)],
  ['tooShort', ({ minLength = 0 }) => tooShort(minLength)],
  ['rangeUnderflow', ({ min = '' }) => tooSmall(min)],
  ['rangeOverflow', ({ max = '' }) => tooLarge(max)],
  ['badInput', () => wholeNumber],
  ['stepMismatch', () => wholeNumber],
];

/**
 * VAL-001 to VAL-003, VAL-035: the words of the table for what browsers look at, each of which has words of its
 * own for it. Undefined where the browser found nothing of the kind.
 */
export function messageFor(found: Found, limits: Limits = {}): string | undefined {
  const [, say] = messages.find(([what]) => found[what]) ?? [];
  return say?.(limits);
}

/** Has the browser say them of a field around which this hears of it, until something else is typed. */
export function setOwnMessage({ target: field }: { target: EventTarget }): void {
  if (!isField(field)) return;
  field.setCustomValidity(messageFor(field.validity, field) ?? '');
  const forget = (): void => {
    field.setCustomValidity('');
  };
  field.addEventListener('input', forget, { once: true });
}

function isField(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
