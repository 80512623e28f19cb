import { searchScreen } from '@selvedge/shared/search/search.screen';
import { everything } from '@selvedge/shared/catalogue/listing/listing';

import { listing } from '../app/screens.testing.js';
import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(searchScreen, {
  q: 'retor sun',
  listing: { ...listing, path: '/search/', choice: { ...everything, q: 'retor sun' } },
  similar: true,
  message: null,
  suggestions: [],
  redirect: null,
});
