import { accountSecurityScreen } from '@selvedge/shared/own-account/account-security.screen';

import { fixtureOf } from '../../lib/screen.testing.js';

const session = {
  id: '6c8f7f3e-4d7a-4d52-9d3c-0f8a6f6f1c11',
  device: 'Firefox on Windows',
  network: '203.0.113.x',
  place: 'Tropic',
  startedAt: '2026-03-01T09:00:00.000Z',
  lastSeenAt: null,
  isThis: true,
};

export const fixture = fixtureOf(accountSecurityScreen, {
  done: 'password',
  isProtected: true,
  sessions: [
    session,
    {
      ...session,
      id: '6c8f7f3e-4d7a-4d52-9d3c-0f8a6f6f1c12',
      device: 'Safari on iPhone',
      network: null,
      lastSeenAt: '2026-03-02T09:00:00.000Z',
      isThis: false,
    },
  ],
  form: null,
  ending: null,
});
