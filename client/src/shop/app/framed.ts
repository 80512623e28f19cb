import type { PagePayload } from '@selvedge/shared/storefront/contract';

import type { BlockViews } from '../../blocks/view.js';
import { viewsFor, type AnyScreenView, type ShownScreen } from '../../lib/screen.js';
import { followTheme } from '../themes/index.js';

/** A page as it stands, and what draws it. */
interface Drawn {
  readonly payload: PagePayload;
  readonly view: AnyScreenView;
  /** Those that `shown` draws blocks by. */
  readonly views: BlockViews;
  readonly shown: ShownScreen;
}

type Render = (payload: PagePayload, shown: ShownScreen) => void;

/** What a page does that is shown within an editor: it follows the theme, or the page, that is being made. */
export function followEditors(drawn: Drawn, render: Render): void {
  const { payload, shown } = drawn;
  followTheme(payload, (tried) => {
    render(tried, shown);
  });
  const { screen, frame, modes } = payload;
  if (modes?.page !== 'preview' || screen.name !== 'page') return;
  const draw = drawerOf(drawn, render);
  void import('../../connect/frame/preview.js').then(({ followLivePage }) =>
    followLivePage(frame.division, screen, (next) => draw({ ...payload, screen: next })),
  );
}

/**
 * Draws a page with whatever blocks it has by now. It stays one tree: the views of new types join those
 * that it was drawn by, so that words which are written in place stay under the hands of who writes them.
 */
function drawerOf({ view, views, shown }: Drawn, render: Render) {
  return async (payload: PagePayload): Promise<void> => {
    Object.assign(views, await viewsFor(view, payload.screen));
    render(payload, shown);
  };
}
