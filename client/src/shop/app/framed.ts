import type { PagePayload } from '@selvedge/shared/storefront/contract';

import type { BlockViews } from '../../blocks/view.js';
import { shownBy, viewsFor, type AnyScreenView, type ShownScreen } from '../../lib/screen.js';
import { followTheme } from '../themes/index.js';

/** A page as it stands, and what draws it. */
interface Drawn {
  readonly payload: PagePayload;
  readonly view: AnyScreenView;
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

/** Draws by the same views as long as there are blocks of no other type; other views are another tree. */
function drawerOf({ view, views, shown }: Drawn, render: Render) {
  let current = { shown, types: typesOf(views) };
  return async (payload: PagePayload): Promise<void> => {
    const needed = await viewsFor(view, payload.screen);
    const types = typesOf(needed);
    if (types !== current.types) current = { shown: shownBy(view, needed), types };
    render(payload, current.shown);
  };
}

const typesOf = (views: BlockViews): string => Object.keys(views).sort().join();
