import type { PagePayload, ScreenName } from '@selvedge/shared/storefront/contract';
import type { ComponentType, ReactNode } from 'react';

import { Footer, SubFooter } from './Footer.js';
import { Announcement, CartHeader, Header, SkipLink } from './Header.js';
import styles from './Shop.module.css';
import { classesOf } from '../../lib/class-names.js';
import type { ScreenProps } from '../../lib/screen.js';
import '../../ui/shop/base.css';

const css = classesOf(styles);

/** LAY-001, LAY-004: which regions stand around a screen; standard where nothing is said. */
const LAYOUTS: Readonly<Partial<Record<ScreenName, 'cart' | 'blank'>>> = {
  basket: 'cart',
  checkout: 'cart',
  pay: 'cart',
  login: 'blank',
  countdown: 'blank',
};

function Frame({ payload, children }: { readonly payload: PagePayload; children: ReactNode }) {
  const { frame, screen, basketQuantity } = payload;
  const layout = LAYOUTS[screen.name] ?? 'standard';
  return (
    <div className={css('page')}>
      <SkipLink />
      {layout === 'standard' && (
        <>
          <Announcement {...frame} />
          <Header frame={frame} basketQuantity={basketQuantity ?? 0} />
        </>
      )}
      {layout === 'cart' && <CartHeader frame={frame} />}
      <main className={css('content')} id="content" tabIndex={-1}>
        {children}
      </main>
      {layout === 'standard' && <Footer frame={frame} />}
      {layout === 'cart' && <SubFooter frame={frame} />}
    </div>
  );
}

/** A screen for whatever payload names it. */
export type AnyScreen = ComponentType<{
  readonly frame: PagePayload['frame'];
  readonly screen: never;
}>;

interface ShopProps {
  readonly payload: PagePayload;
  readonly Screen: AnyScreen;
}

/** The one tree of the shop: rendered by the server, hydrated by the browser from the same payload. */
export function Shop({ payload, Screen }: ShopProps) {
  // The screen was looked up by the name that this payload carries, so that its props are its own.
  const Named = Screen as ComponentType<ScreenProps<ScreenName>>;
  return (
    <Frame payload={payload}>
      <Named frame={payload.frame} screen={payload.screen} />
    </Frame>
  );
}
