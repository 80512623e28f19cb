import { forbiddenScreen } from '@selvedge/shared/errors/forbidden.screen';

import { ForbiddenPage } from './NoticePages.js';
import { view } from '../../lib/screen.js';

export const screen = view(forbiddenScreen, ForbiddenPage);
