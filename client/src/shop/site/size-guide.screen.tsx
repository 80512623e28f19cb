import { sizeGuideScreen } from '@selvedge/shared/site/size-guide.screen';

import { SizeGuidePage } from './size-guide/SizeGuidePage.js';
import { view } from '../../lib/screen.js';

export const screen = view(sizeGuideScreen, SizeGuidePage);
