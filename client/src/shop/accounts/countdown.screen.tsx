import { countdownScreen } from '@selvedge/shared/accounts/countdown.screen';

import { CountdownPage } from './CountdownPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(countdownScreen, CountdownPage);
