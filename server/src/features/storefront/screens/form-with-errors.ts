import type { FormState } from '@selvedge/shared/screens/form-state';

import { DomainError } from '../../../platform/domain-error.js';
import { refusalOf, textFields } from './form-answers.js';

/** Fields that are never sent back. */
const secrets: readonly string[] = [
  'password',
  'password_confirmation',
  'current_password',
  'twoFactorAuthCode',
  'recoveryCode',
  'v3captchaToken',
  'v2captchaToken',
];

/**
 * Returns the form with its errors, in the order of its fields, and without secrets. Rethrows
 * errors that a form cannot show.
 */
export function formWithErrors(
  thrown: unknown,
  body: unknown,
): { readonly form: FormState; readonly status: number } {
  const fields = Object.entries(textFields(body)).filter(([name]) => !secrets.includes(name));
  const values = Object.fromEntries(fields);
  if (thrown instanceof DomainError && thrown.kind === 'rate-limited')
    return { form: { values, errors: {}, message: thrown.message }, status: 429 };
  const { status, message, errors } = refusalOf(thrown);
  return { form: { values, errors: inFieldOrder(errors, body), message }, status };
}

/** Browsers post fields in the order of the page; errors of absent fields come last. */
function inFieldOrder(errors: FormState['errors'], body: unknown): FormState['errors'] {
  const posted = Object.keys(textFields(body));
  const placeOf = (path: string): number => {
    const place = posted.findIndex((name) => name === path || name.startsWith(`${path}.`));
    return place === -1 ? posted.length : place;
  };
  const ordered = Object.entries(errors).sort(([one], [other]) => placeOf(one) - placeOf(other));
  return Object.fromEntries(ordered);
}
