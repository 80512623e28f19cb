import { accountDetailsScreen } from '@selvedge/shared/own-account/account-details.screen';
import { noDetails } from '@selvedge/shared/customers/details';

import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(accountDetailsScreen, {
  email: 'ada@example.test',
  isProtected: true,
  avatar: null,
  profile: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    details: { ...noDetails, company: 'Engines', instagram: 'ada' },
  },
  done: 'email',
  form: null,
  emailForm: null,
  pictureForm: null,
});
