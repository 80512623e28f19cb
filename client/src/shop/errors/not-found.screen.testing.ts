import { notFoundScreen } from '@selvedge/shared/errors/not-found.screen';

import { card } from '../app/screens.testing.js';
import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(notFoundScreen, {
  title: 'We were unable to find this page',
  suggestions: [card],
});
