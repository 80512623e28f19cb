import { ValidationPipe, type ValidationError } from '@nestjs/common';

import { InvalidInput, type FieldErrors } from '../refusals.js';

/**
 * Validates contracts strictly and drops unknown fields, since clients written for the
 * specification's calls send more than a call reads.
 */
export function contractPipe(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidUnknownValues: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors: ValidationError[]) => new InvalidInput(fieldErrors(errors)),
  });
}

/** Messages by dotted path: `item.productSize` (ERR-069). */
export function fieldErrors(errors: readonly ValidationError[]): FieldErrors {
  return Object.fromEntries(messagesIn(errors, ''));
}

function messagesIn(errors: readonly ValidationError[], prefix: string): [string, string[]][] {
  return errors.flatMap(({ property, constraints, children = [] }) => {
    const path = `${prefix}${property}`;
    const own: [string, string[]][] = constraints ? [[path, Object.values(constraints)]] : [];
    return [...own, ...messagesIn(children, `${path}.`)];
  });
}
