import { accountTwoFactorScreen } from '@selvedge/shared/own-account/account-two-factor.screen';

import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(accountTwoFactorScreen, {
  status: { isOn: true, addedAt: '2026-01-02T09:00:00Z', recoveryCodesLeft: 10 },
  passkeys: [
    {
      id: '6f0c3f0e-9d0a-4a53-a4a5-3c1f3a6f0001',
      name: 'Work laptop',
      host: 'tropic.localhost',
      addedAt: '2026-01-03T09:00:00Z',
      lastUsedAt: '2026-01-04T09:00:00Z',
    },
  ],
  setUp: null,
  recoveryCodes: ['abcdefgh-23456789'],
  isOff: false,
  form: null,
});
