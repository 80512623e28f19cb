import type { OpenAccount } from './account.commands.js';
import type { AccountOpened } from './account.events.js';

/* Account fixtures of the decider specs. */

export const ada = { kind: 'customer', id: 7 } as const;
export const address = `email:${'a'.repeat(64)}`;
const account = {
  ...ada,
  hash: 'f'.repeat(32),
  address,
  email: 'ada@example.test',
  firstName: 'Ada',
  lastName: 'Lovelace',
  verified: false,
  signedEula: false,
  status: 0,
  permissions: [],
} as const;
export const open: OpenAccount = { type: 'OpenAccount', ...account };
export const opened: AccountOpened = { type: 'AccountOpened', ...account };
