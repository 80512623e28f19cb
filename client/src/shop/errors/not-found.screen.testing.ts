import { notFoundScreen } from '@selvedge/shared/errors/not-found.screen';
import { messages } from '@selvedge/shared/messages';

import { card } from '../app/screens.testing.js';
import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(notFoundScreen, {
  title: messages.pageNotFound,
  suggestions: [card],
});
