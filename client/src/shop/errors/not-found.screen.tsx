import { notFoundScreen } from '@selvedge/shared/errors/not-found.screen';

import { NotFoundPage } from './NoticePages.js';
import { view } from '../../lib/screen.js';

export const screen = view(notFoundScreen, NotFoundPage);
