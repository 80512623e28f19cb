import type { InitialState } from '@selvedge/shared/session/initial-state';
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

/** Loaded only on phones. */
const PhoneBar = later(async () => (await import('./PhoneBar.js')).PhoneBar, 'over');

const StoreSwitch = later(async () => (await import('./StoreSwitch.js')).StoreSwitch, 'over');

/** Passes the length of the shop name to CSS as `--letters`. */
function lettersOf(title: string): CSSProperties {
  // The style type does not list custom properties.
  return { '--letters': title.length } as CSSProperties;
}

/** Top bar with shop name, menu and account actions; on a phone the menu moves to the bottom. */
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
        {/* Leftmost, because its width changes. */}
        <LiveMark />
        <GoTo />
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

/** Command palette and the list of shortcuts, which it also opens. */
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
          // A failed preload is reported when the palette is opened.
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

/** Links to the shop and the user's account, and the sign-out button. */
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
