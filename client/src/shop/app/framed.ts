import { revisionIn } from '@selvedge/shared/pages/revision-query';

import { ChangingPage, type RenderedPage, type Render } from './changing-page.js';
import { greeter } from './greeter.js';
import { followTheme, themeTrier } from '../themes/index.js';

/** Connects a page inside an editor: it follows the edited theme or page. */
export function followEditors(rendered: RenderedPage, render: Render): void {
  const { payload, shown } = rendered;
  // A translation would become part of the texts that are edited in place.
  if (payload.modes !== undefined) document.documentElement.translate = false;
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

/** Page inside another company's editor (EDT-001). The last message decides what is rendered. */
function followOthers(rendered: RenderedPage, render: Render): void {
  const { payload } = rendered;
  const page = new ChangingPage(rendered, render);
  const tryTheme = themeTrier(payload, ({ frame: tried, screen: shownIn }) => {
    // The content of a block page comes from its live document.
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

/** Revisions of a page do not follow later changes (PAG-022). */
function isOfThePast(): boolean {
  return revisionIn(Object.fromEntries(new URLSearchParams(location.search))) !== undefined;
}
