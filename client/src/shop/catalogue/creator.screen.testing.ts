import { creatorScreen } from '@selvedge/shared/catalogue/creator.screen';

import { creatorScreen as props } from '../app/screens.testing.js';
import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(creatorScreen, props);
