import { failedScreen } from '@selvedge/shared/errors/failed.screen';

import { FailedPage } from './NoticePages.js';
import { view } from '../../lib/screen.js';

export const screen = view(failedScreen, FailedPage);
