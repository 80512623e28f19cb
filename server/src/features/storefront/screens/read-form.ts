import { plainToInstance, type ClassConstructor } from 'class-transformer';
import { validate } from 'class-validator';

import { InvalidInput } from '../../../platform/refusals.js';
import { fieldErrors } from '../../../platform/http/validation.js';

/**
 * Validates a posted form by its contract. Throws InvalidInput, so that the page can show the form
 * again.
 */
export async function readForm<Form extends object>(
  contract: ClassConstructor<Form>,
  body: unknown,
): Promise<Form> {
  // A missing body or a list counts as a form without fields.
  const fields = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  const form = plainToInstance(contract, fields);
  const errors = await validate(form, { whitelist: true, forbidUnknownValues: true });
  if (errors.length > 0) throw new InvalidInput(fieldErrors(errors));
  return form;
}
