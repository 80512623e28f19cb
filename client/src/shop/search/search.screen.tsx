import { searchScreen } from '@selvedge/shared/search/search.screen';

import { SearchPage } from './SearchPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(searchScreen, SearchPage);
