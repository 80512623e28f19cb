import {
  email,
  required,
  tooLarge,
  tooShort,
  tooSmall,
  url,
  wholeNumber,
} from '@selvedge/shared/forms/rule-messages';

/** Validity flags set by the browser. */
type Found = Readonly<Partial<ValidityState>>;

/** Constraints of the field. */
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
 * Replaces the browser's own validation messages with the specified ones. Undefined if the browser
 * reported no such problem.
 */
export function messageFor(found: Found, limits: Limits = {}): string | undefined {
  const [, say] = messages.find(([what]) => found[what]) ?? [];
  return say?.(limits);
}

/**
 * Sets the message on an invalid field until its value changes; call from a listener around the
 * fields.
 */
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
