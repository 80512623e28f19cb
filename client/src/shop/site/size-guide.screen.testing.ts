import { SIZE_CHARTS } from '@selvedge/shared/catalogue/garments/size-charts';
import { sizeGuideScreen } from '@selvedge/shared/site/size-guide.screen';

import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(sizeGuideScreen, { charts: SIZE_CHARTS });
