import { revisionIn } from '@selvedge/shared/pages/revision-query';
import type { PagePayload } from '@selvedge/shared/storefront/contract';

import type { BlockViews } from '../../blocks/view.js';
import { viewsFor, type AnyScreenView, type ShownScreen } from '../../lib/screen.js';
import { followTheme, themeTrier } from '../themes/index.js';

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
  if (payload.modes?.page === 'unknown') {
    followOthers(drawn, render);
    return;
  }
  followTheme(payload, (tried) => {
    render(tried, shown);
  });
  const { screen, frame, modes } = payload;
  if (modes?.page !== 'preview' || screen.name !== 'page' || isOfThePast()) return;
  const { division } = frame;
  const drawNow = drawerOf(drawn, render);
  const draw = (next: typeof screen) => drawNow({ ...payload, screen: next });
  void import('../../connect/frame/own-editor.js').then(({ followOwnEditor }) =>
    followOwnEditor({ division, screen, draw }),
  );
}

/** EDT-001: the page in an editor of another company. What it was told last is how it is drawn. */
function followOthers(drawn: Drawn, render: Render): void {
  const { shown } = drawn;
  let { payload } = drawn;
  const drawNow = drawerOf(drawn, render);
  const tryTheme = themeTrier(payload, ({ frame: tried, screen: shownIn }) => {
    // What a page of blocks shows is its live document's.
    const next = payload.screen.name === 'page' ? payload.screen : shownIn;
    payload = { ...payload, frame: tried, screen: next };
    render(payload, shown);
  });
  const { frame, screen } = payload;
  void import('../../connect/frame/connected.js').then(({ awaitEditor }) =>
    awaitEditor(
      {
        ...{ division: frame.division, screen, tryTheme },
        draw: (next) => drawNow((payload = { ...payload, screen: next })),
        setModes: (modes) => {
          payload = { ...payload, modes };
          render(payload, shown);
        },
      },
      new URLSearchParams(location.search).get('connect') ?? '',
    ),
  );
}

/** PAG-022: a revision of a page does not follow what becomes of it. */
function isOfThePast(): boolean {
  return revisionIn(Object.fromEntries(new URLSearchParams(location.search))) !== undefined;
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
