import { policyScreen } from '@selvedge/shared/site/policy.screen';

import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(policyScreen, {
  policy: 'terms-of-sale',
  seller: { legalName: 'Tropic Goods Ltd', companyNumber: '01234567' },
});
