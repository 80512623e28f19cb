import { email, required, tooShort } from '@selvedge/shared/forms/words';

/** What a browser found wrong with a field by itself. */
type Found = Pick<ValidityState, 'valueMissing' | 'typeMismatch' | 'tooShort'>;

/**
 * VAL-001, VAL-002, VAL-035: the words of the table for what browsers look at, each of which has words of its
 * own for it. Undefined where the browser found nothing of the kind.
 */
export function wordsFor(found: Found, minLength?: number): string | undefined {
  if (found.valueMissing) return required;
  if (found.typeMismatch) return email;
  return found.tooShort ? tooShort(minLength ?? 0) : undefined;
}

/** Has the browser say them of a field around which this hears of it, until something else is typed. */
export function sayInOurWords({ target: field }: { target: EventTarget }): void {
  if (!(field instanceof HTMLInputElement)) return;
  field.setCustomValidity(wordsFor(field.validity, field.minLength) ?? '');
  const forget = (): void => {
    field.setCustomValidity('');
  };
  field.addEventListener('input', forget, { once: true });
}
