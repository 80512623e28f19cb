import { countdownScreen } from '@selvedge/shared/accounts/countdown.screen';

import { CountdownPage } from './countdown/CountdownPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(countdownScreen, CountdownPage);
