import type { LedgerEntry } from '@selvedge/shared/orders/ledger/ledger-entry';

import { owedWords } from './owed-words.js';

const entry = {
  position: 1,
  at: '',
  kind: 'items',
  words: '',
  charged: 0,
  tax: 0,
  paid: 0,
} as const;
const words = (...balances: readonly number[]) =>
  owedWords({
    ledger: balances.map((balance): LedgerEntry => ({ ...entry, balance })),
    currency: 'GBP',
  });

it('says who owes whom after the last movement', () => {
  expect(words()).toBe('No money has moved yet');
  expect(words(5195, 0)).toBe('Nothing is owed');
  expect(words(5195)).toBe('The customer owes £51.95');
  expect(words(5195, 0, -5195)).toBe('£51.95 is owed to the customer');
});
