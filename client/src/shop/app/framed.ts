import { revisionIn } from '@selvedge/shared/pages/revision-query';

import { ChangingPage, type RenderedPage, type Render } from './changing-page.js';
import { greeter } from './greeter.js';
import { followTheme, themeTrier } from '../themes/index.js';

/** What a page does that is shown within an editor: it follows the theme, or the page, that is being made. */
export function followEditors(rendered: RenderedPage, render: Render): void {
  const { payload, shown } = rendered;
  if (payload.modes?.page === 'unknown') {
    followOthers(rendered, render);
    return;
  }
  followTheme(payload, (tried) => {
    render(tried, shown);
  });
  const { screen, frame, modes } = payload;
  if (modes?.page !== 'preview' || screen.name !== 'page' || isOfThePast()) return;
  const { division } = frame;
  const page = new ChangingPage(rendered, render);
  const draw = (next: typeof screen) => page.draw(next);
  const greet = greeter(page, payload);
  void import('../../connect/frame/own-editor.js').then(({ followOwnEditor }) =>
    followOwnEditor({ division, screen, draw, greet }),
  );
}

/** EDT-001: the page in an editor of another company. What it was told last is how it is drawn. */
function followOthers(rendered: RenderedPage, render: Render): void {
  const { payload } = rendered;
  const page = new ChangingPage(rendered, render);
  const tryTheme = themeTrier(payload, ({ frame: tried, screen: shownIn }) => {
    // What a page of blocks shows is its live document's.
    page.change({ frame: tried, screen: page.screen.name === 'page' ? page.screen : shownIn });
  });
  const { frame, screen } = payload;
  void import('../../connect/frame/connected.js').then(({ awaitEditor }) =>
    awaitEditor(
      {
        ...{ division: frame.division, screen, tryTheme },
        draw: (next) => page.draw(next),
        greet: greeter(page, payload),
        setModes: (modes) => {
          page.change({ modes });
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
