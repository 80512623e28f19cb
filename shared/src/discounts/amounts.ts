import { ValidateBy } from 'class-validator';

import { SHOP_CURRENCIES } from '../stores/currencies.js';
import type { Amounts } from './discount.js';

/** Largest amount in minor units. */
const maxAmount = 1_000_000_000;
const codes: ReadonlySet<string> = new Set(SHOP_CURRENCIES);

/** Whether a value maps at least one currency to a positive amount in minor units. */
function isAmounts(value: unknown): value is Amounts {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries: readonly [string, unknown][] = Object.entries(value);
  return (
    entries.length > 0 && entries.every(([code, amount]) => codes.has(code) && isAmount(amount))
  );
}

function isAmount(amount: unknown): boolean {
  return Number.isInteger(amount) && Number(amount) >= 1 && Number(amount) <= maxAmount;
}

export function IsAmounts(): PropertyDecorator {
  return ValidateBy({
    name: 'isAmounts',
    validator: { validate: isAmounts, defaultMessage: () => 'Please enter an amount above 0' },
  });
}
