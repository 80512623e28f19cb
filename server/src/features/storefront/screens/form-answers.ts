import type { FormState } from '@selvedge/shared/storefront/form-state';

import { DomainError } from '../../../platform/domain-error.js';

/** What a person can do something about stays in the form; everything else is the filter's. */
const ofTheForm: readonly DomainError['kind'][] = [
  'invalid',
  'unavailable-item',
  'not-found',
  'conflict',
];

/** A refusal that the form shows again with its status. */
export interface Refusal {
  readonly status: 409 | 422;
  readonly message: string;
  readonly errors: FormState['errors'];
}

/** The refusal that a form shows; anything else is thrown on. */
export function refusalOf(thrown: unknown): Refusal {
  if (!(thrown instanceof DomainError) || !ofTheForm.includes(thrown.kind)) throw thrown;
  return {
    status: thrown.kind === 'conflict' ? 409 : 422,
    message: thrown.message,
    errors: thrown.errors ?? {},
  };
}

/** The fields of a posted form as text by dotted path, to be shown again. */
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
