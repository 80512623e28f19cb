import type { PagePayload } from '@selvedge/shared/storefront/contract';

import type { AnyScreenView, ShownScreen } from '../../lib/screen.js';
import { ChangingPage } from './changing-page.js';

type Screen = PagePayload['screen'];

// Of a page only what is told apart here.
const screen = (text: string) => ({ name: 'page', props: { text } }) as unknown as Screen;
// What is not changed here is not looked at.
const payload = { screen: screen('old') } as PagePayload;
const headless = { page: 'native', operator: 'headless' } as const;

/** A page whose views come when they are let go, by what is drawn. */
function page() {
  const arrivals = new Map<Screen, () => void>();
  const loadViews = (of: Screen) =>
    new Promise((resolve) => {
      arrivals.set(of, () => {
        resolve({});
      });
    });
  // Nothing else of a view is asked.
  const view = { loadViews } as unknown as AnyScreenView;
  const rendered: PagePayload[] = [];
  // It is handed on, and never drawn.
  const shown = (() => null) as unknown as ShownScreen;
  const changingPage = new ChangingPage({ payload, view, views: {}, shown }, (next) => {
    rendered.push(next);
  });
  return {
    changingPage,
    last: () => rendered.at(-1),
    arrive: (of: Screen) => arrivals.get(of)?.(),
  };
}

describe('a page that is drawn while it is edited', () => {
  it('keeps what was changed while views were fetched', async () => {
    const { changingPage, last, arrive } = page();
    const next = screen('new');
    const drawing = changingPage.draw(next);
    changingPage.change({ modes: headless });
    expect(last()).toStrictEqual({ screen: payload.screen, modes: headless });
    arrive(next);
    await drawing;
    expect(last()).toStrictEqual({ screen: next, modes: headless });
  });

  it('stays at the newest of those that overtake each other', async () => {
    const { changingPage, last, arrive } = page();
    const [first, second] = [screen('first'), screen('second')];
    const drawings = [changingPage.draw(first), changingPage.draw(second)];
    arrive(second);
    await drawings[1];
    arrive(first);
    await drawings[0];
    expect(last()).toStrictEqual({ screen: second });
  });
});
