import type { LedgerEntry } from '@selvedge/shared/orders/ledger/ledger-entry';

import { owedLabel } from './owed-label.js';

const entry = {
  position: 1,
  at: '',
  kind: 'items',
  description: '',
  charged: 0,
  tax: 0,
  vat: [],
  paid: 0,
} as const;
const label = (...balances: readonly number[]) =>
  owedLabel({
    ledger: balances.map((balance): LedgerEntry => ({ ...entry, balance })),
    currency: 'GBP',
  });

it('owedLabel describes the balance after the last movement', () => {
  expect(label()).toBe('No charges or payments yet');
  expect(label(5195, 0)).toBe('No balance due');
  expect(label(5195)).toBe('The customer owes £51.95');
  expect(label(5195, 0, -5195)).toBe('£51.95 is owed to the customer');
});
