import type { FormState } from '@selvedge/shared/screens/form-state';

import { DomainError } from '../../../platform/domain-error.js';

/**
 * Errors that the visitor can correct are shown in the form; the exception filter handles all
 * others.
 */
const ofTheForm: readonly DomainError['kind'][] = [
  'invalid',
  'unavailable-item',
  'not-found',
  'conflict',
];

/** Content of a refused form, shown with its status. */
export interface Refusal {
  readonly status: 409 | 422;
  readonly message: string;
  readonly errors: FormState['errors'];
}

/** Converts an error to a form refusal; rethrows other errors. */
export function refusalOf(thrown: unknown): Refusal {
  if (!(thrown instanceof DomainError) || !ofTheForm.includes(thrown.kind)) throw thrown;
  return {
    status: thrown.kind === 'conflict' ? 409 : 422,
    message: thrown.message,
    errors: thrown.errors ?? {},
  };
}

/** Returns the fields of a posted form as text by dotted path, to be shown again. */
export function textFields(body: unknown, prefix = ''): Readonly<Record<string, string>> {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]: readonly [string, unknown]) =>
      typeof value === 'string'
        ? [[prefix + name, value]]
        : Object.entries(textFields(value, `${prefix}${name}.`)),
    ),
  );
}
