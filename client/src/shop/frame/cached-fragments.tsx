import { useContext, type ComponentType, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { AccountMenu } from './AccountMenu.static.js';
import { asText } from './as-text.js';
import { barOf } from './BottomBar.static.js';
import { Announcements } from './announcements/Announcements.static.js';
import { CurrencyMenu } from './CurrencyMenu.static.js';
import { EditBar } from './EditBar.static.js';
import { Footer } from './Footer.static.js';
import { Panel } from './menu/Panel.static.js';
import type { FrameFragments } from './frame-fragments.js';
import { Sidebar } from './Sidebar.static.js';
import { BlockedPage } from '../../lib/blocked-page.js';

/** Cache key of a fragment: an object compared by identity, and further values. */
type Sources = readonly [of: object, also?: unknown];

/**
 * Renders a fragment once per key, kept as long as the key's object; without a key it is never
 * cached.
 */
function once<Props>(
  draw: (props: Props) => ReactElement,
  sourcesOf: (props: Props) => Sources | undefined,
): ComponentType<Props> {
  const cached = new WeakMap<object, Map<unknown, ReactElement>>();
  return function Cached(props) {
    const blockedPage = useContext(BlockedPage);
    const sources = sourcesOf(props);
    if (sources === undefined) return draw(props);
    const [of, also] = sources;
    const rendered = cached.get(of) ?? new Map<unknown, ReactElement>();
    cached.set(of, rendered);
    const part =
      rendered.get(also) ??
      asText(draw(props), (content) =>
        renderToStaticMarkup(<BlockedPage value={blockedPage}>{content}</BlockedPage>),
      );
    rendered.set(also, part);
    return part;
  };
}

/** Key for fragments that are the same for all visitors who are not signed in. */
const anonymous = {};

/**
 * Server-side cache of the frame's fragments, because most pages differ only in their content. All
 * pages of a shop share the frame object (decision 0049).
 */
export const CACHED_FRAGMENTS: FrameFragments = {
  AccountMenu: once(AccountMenu, ({ account }) => (account ? undefined : [anonymous])),
  Announcements: once(Announcements, ({ frame }) => [frame]),
  CurrencyMenu: once(CurrencyMenu, ({ offered, shown }) => [offered, shown]),
  // Not cached: only editors see it.
  EditBar,
  Footer: once(Footer, ({ payload, layout: { footer, subfooter } }) => [
    payload.frame,
    JSON.stringify([footer, subfooter, barOf(payload), payload.account === undefined]),
  ]),
  Sidebar: once(Sidebar, ({ frame, account }) => (account ? undefined : [frame])),
  Panel: once(Panel, ({ frame, entry }) => [frame, entry]),
};
