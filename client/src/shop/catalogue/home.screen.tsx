import { homeScreen } from '@selvedge/shared/catalogue/home.screen';

import { HomePage } from './home/HomePage.js';
import { view } from '../../lib/screen.js';

export const screen = view(homeScreen, HomePage);
