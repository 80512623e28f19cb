import { creatorScreen } from '@selvedge/shared/catalogue/creator.screen';

import { CreatorPage } from './creator/CreatorPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(creatorScreen, CreatorPage);
