import type { PagePayload } from '@selvedge/shared/storefront/contract';
import type { Layout } from '@selvedge/shared/storefront/layouts';
import { nativeModes } from '@selvedge/shared/storefront/modes';
import { layoutOf, regionsIn } from '@selvedge/shared/storefront/regions';
import type { ScreenName } from '@selvedge/shared/storefront/screens';
import { useEffect, type CSSProperties, type FunctionComponent, type ReactNode } from 'react';

import { Header, LogoHeader, SkipLink } from './Header.js';
import type { FrameFragments } from './frame-fragments.js';
import { RegionBoundary } from './RegionBoundary.js';
import styles from './Shop.module.css';
import { BlockedPage } from '../../lib/blocked-page.js';
import { classesOf } from '../../lib/class-names.js';
import { RenderedFavourites } from '../../lib/favourites.js';
import type { ScreenProps, ShownScreen } from '../../lib/screen.js';
import '../../ui/shop/common/base.css';

const css = classesOf(styles);

/** Content width of the layout (LAY-007 to LAY-009). */
function measureOf({ width }: Layout): CSSProperties | undefined {
  if (width === 'container') return undefined;
  const measure = width === 'full' ? '100%' : `${width}px`;
  // React's style type does not include custom properties.
  return { '--content-width': measure } as CSSProperties;
}

interface ShopProps {
  readonly payload: PagePayload;
  readonly shown: ShownScreen;
  readonly fragments: FrameFragments;
  /** Called once the page is hydrated. */
  readonly onReady?: () => void;
}

interface AboveProps extends Pick<FrameFragments, 'Announcements'> {
  readonly frame: PagePayload['frame'];
}

interface FrameProps extends ShopProps {
  readonly children: ReactNode;
}

/** Announcements above every page. */
function Above({ frame, Announcements }: AboveProps) {
  const { christmas, sitewideBanner } = frame;
  const isQuiet = christmas === undefined && sitewideBanner?.enabled !== true;
  return isQuiet ? null : <Announcements frame={frame} />;
}

/** Screen with the regions of its layout (LAY-001, LAY-003). */
function Frame({ payload, shown, fragments, children }: FrameProps) {
  const { frame, screen, basketQuantity, editablePage, modes } = payload;
  const layout = regionsIn(modes ?? nativeModes, layoutOf(shown.definition, screen));
  const { announcement, header, sidebar, footer, subfooter } = layout;
  const { Announcements, EditBar, Footer } = fragments;
  return (
    <div className={css('page')} style={measureOf(layout)}>
      <SkipLink />
      {editablePage !== undefined && modes === undefined && <EditBar page={editablePage} />}
      {announcement && <Above frame={frame} Announcements={Announcements} />}
      {header === 'full' && (
        <RegionBoundary>
          <Header
            frame={frame}
            sidebar={sidebar}
            basketQuantity={basketQuantity ?? 0}
            account={payload.account}
            fragments={fragments}
          />
        </RegionBoundary>
      )}
      {header === 'logo' && <LogoHeader frame={frame} />}
      <main className={css('content')} id="content" tabIndex={-1}>
        <RegionBoundary>{children}</RegionBoundary>
      </main>
      {(footer || subfooter) && <Footer payload={payload} layout={layout} />}
    </div>
  );
}

/**
 * Root of the shop's React tree, rendered by the server and hydrated in the browser with the same
 * payload.
 */
export function Shop({ payload, shown, fragments, onReady }: ShopProps) {
  useEffect(() => onReady?.(), [onReady]);
  // The screen was looked up by this payload's name, so the props match.
  const Screen = shown.Screen as FunctionComponent<ScreenProps<ScreenName>>;
  return (
    <BlockedPage value={payload.frame.blockedPage}>
      <RenderedFavourites value={payload.favourites}>
        <Frame payload={payload} shown={shown} fragments={fragments}>
          <Screen
            frame={payload.frame}
            screen={payload.screen}
            {...(payload.modes && { modes: payload.modes })}
          />
        </Frame>
      </RenderedFavourites>
    </BlockedPage>
  );
}
