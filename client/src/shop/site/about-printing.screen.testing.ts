import { aboutPrintingScreen } from '@selvedge/shared/site/about-printing.screen';

import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(aboutPrintingScreen, {});
