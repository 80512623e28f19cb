import { contactScreen } from '@selvedge/shared/contact/contact.screen';

import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(contactScreen, {
  seller: {
    legalName: 'Tropic Goods Ltd',
    companyNumber: '01234567',
    vatNumber: 'GB123456789',
    charityNumber: '',
  },
  isSent: false,
  form: null,
});
