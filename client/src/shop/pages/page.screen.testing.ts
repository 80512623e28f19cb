import { pageScreen } from '@selvedge/shared/pages/page.screen';

import { pageScreen as props } from '../../blocks/fixtures.testing.js';
import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(pageScreen, props);
