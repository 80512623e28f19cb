import { favouritesScreen } from '@selvedge/shared/favourites/favourites.screen';

import { card } from '../app/screens.testing.js';
import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(favouritesScreen, {
  lines: [],
  saved: { br: 'a'.repeat(32), lines: [] },
  done: 'moved',
  form: null,
  suggestions: [card],
});
