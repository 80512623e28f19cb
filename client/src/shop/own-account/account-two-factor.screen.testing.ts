import { accountTwoFactorScreen } from '@selvedge/shared/own-account/account-two-factor.screen';

import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(accountTwoFactorScreen, {
  status: { isOn: true, addedAt: '2026-01-02T09:00:00Z', recoveryCodesLeft: 10 },
  setUp: null,
  recoveryCodes: ['abcdefgh-23456789'],
  isOff: false,
  form: null,
});
