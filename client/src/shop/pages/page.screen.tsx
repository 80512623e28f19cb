import { pageScreen } from '@selvedge/shared/pages/page.screen';

import { blockPage } from './BlockPage.js';
import { loadViews } from '../../blocks/load-views.js';
import type { ScreenView } from '../../lib/screen.js';

export const screen: ScreenView<'page'> = {
  definition: pageScreen,
  component: blockPage,
  loadViews: ({ blocks }) => loadViews(blocks),
};
