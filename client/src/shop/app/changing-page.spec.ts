import type { PagePayload } from '@selvedge/shared/storefront/contract';

import type { AnyScreenView, ShownScreen } from '../../lib/screen.js';
import { ChangingPage } from './changing-page.js';

type Screen = PagePayload['screen'];

// Only the text distinguishes screens here.
const screen = (text: string) => ({ name: 'page', props: { text } }) as unknown as Screen;
// Other fields are not used.
const payload = { screen: screen('old') } as PagePayload;
const headless = { page: 'native', operator: 'headless' } as const;

/** Page whose views load only when released, recorded by what it renders. */
function page() {
  const arrivals = new Map<Screen, () => void>();
  const loadViews = (of: Screen) =>
    new Promise((resolve) => {
      arrivals.set(of, () => {
        resolve({});
      });
    });
  // Only `loadViews` is used.
  const view = { loadViews } as unknown as AnyScreenView;
  const rendered: PagePayload[] = [];
  // Passed through, never rendered.
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

describe('page rendered during editing', () => {
  it('keeps changes that were made while views were loading', async () => {
    const { changingPage, last, arrive } = page();
    const next = screen('new');
    const drawing = changingPage.draw(next);
    changingPage.change({ modes: headless });
    expect(last()).toStrictEqual({ screen: payload.screen, modes: headless });
    arrive(next);
    await drawing;
    expect(last()).toStrictEqual({ screen: next, modes: headless });
  });

  it('ends with the newest of overlapping updates', async () => {
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
