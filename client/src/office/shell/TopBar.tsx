import type { InitialState } from '@selvedge/shared/accounts/contract';
import { Suspense, useState, type CSSProperties } from 'react';

import { MenuEntry } from './MenuEntry.js';
import styles from './Office.module.css';
import { OwnName } from './OwnName.js';
import { useHelpKey } from './useHelpKey.js';
import { useMenu } from './useMenu.js';
import { useSignOut } from '../accounts/index.js';
import { Bell } from '../notifications/index.js';
import { useOwnPermissions, useWaiting } from '../permission-requests/index.js';
import { Button } from '../../ui/office/Button.js';
import { CommandPalette } from '../../ui/office/CommandPalette.js';
import { LiveMark } from '../../ui/office/LiveMark.js';
import { useIsPhone } from '../../ui/office/useIsPhone.js';
import { later } from '../../ui/office/later.js';

const loadPalette = () => import('./palette/OfficePalette.js');
const Palette = later(async () => (await loadPalette()).OfficePalette, 'over');

const OfficeShortcuts = later(
  async () => (await import('./OfficeShortcuts.js')).OfficeShortcuts,
  'over',
);

/** Who sits at a desk never fetches it. */
const PhoneBar = later(async () => (await import('./PhoneBar.js')).PhoneBar, 'over');

const StoreSwitch = later(async () => (await import('./StoreSwitch.js')).StoreSwitch, 'over');

/** How long the name of a shop is, for its place in the bar. */
function lettersOf(title: string): CSSProperties {
  // A custom property, which the type of styles does not list.
  return { '--letters': title.length } as CSSProperties;
}

/** What stands above every screen: whose office it is and where one can go, on a phone from its foot. */
export function TopBar(props: { readonly session: InitialState; readonly title: string }) {
  const { session, title } = props;
  const isPhone = useIsPhone();
  const menu = useMenu(session);
  const waiting = useWaiting(session).data?.requests.length ?? 0;
  useOwnPermissions(session);
  const rest = <OwnActions session={session} />;
  return (
    <>
      <header className={styles['bar']}>
        <span
          className={styles['brand']}
          title={title}
          data-long={title.length > 9}
          style={lettersOf(title)}
        >
          {session.abilities.includes('shops.look-after') && session.context !== 'atlas' ? (
            <Suspense fallback={title}>
              <StoreSwitch store={session.store} title={title} />
            </Suspense>
          ) : (
            title
          )}
        </span>
        {!isPhone && (
          <nav className={styles['nav']} aria-label="Main">
            {menu.map((entry) => (
              <MenuEntry key={entry.to} {...{ entry, waiting }} className={styles['link'] ?? ''} />
            ))}
          </nav>
        )}
        <GoTo />
        <LiveMark />
        <Suspense fallback={<span className={styles['bell']} />}>
          <Bell />
        </Suspense>
        {!isPhone && rest}
      </header>
      {isPhone && (
        <Suspense>
          <PhoneBar {...{ menu, waiting }}>{rest}</PhoneBar>
        </Suspense>
      )}
    </>
  );
}

/** The palette, and the list of keys, which it leads to as well. */
function GoTo() {
  const [isHelping, setHelping] = useState(false);
  const help = () => {
    setHelping(true);
  };
  useHelpKey(help);
  return (
    <>
      <CommandPalette
        load={() => {
          // Whether it came is seen when it is opened.
          loadPalette().catch(() => undefined);
        }}
        popup={(opened) => <Palette {...opened} onShortcuts={help} />}
      />
      {isHelping && (
        <Suspense>
          <OfficeShortcuts
            onClose={() => {
              setHelping(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** The ways out, and to how they are themselves. */
function OwnActions({ session }: { session: InitialState }) {
  const signOut = useSignOut();
  return (
    <>
      {session.context !== 'atlas' && (
        <a href="/" className={styles['link']}>
          View shop
        </a>
      )}
      <OwnName {...session} />
      <Button
        onPress={() => {
          signOut.mutate();
        }}
        isPending={signOut.isPending}
      >
        Sign out
      </Button>
    </>
  );
}
