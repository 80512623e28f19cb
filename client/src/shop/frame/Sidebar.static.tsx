import type { CurrencyChoice } from '@selvedge/shared/storefront/contract';
import type { MenuEntry } from '@selvedge/shared/stores/menu';
import { ChevronDown, Menu, UserRound, X } from 'lucide-react';

import { signInLink } from './AccountMenu.static.js';
import { coloursOf } from './menu/MainMenu.js';
import { closesSidebar, opensSidebar } from './sidebar-buttons.js';
import { Segment } from './menu/Panel.static.js';
import type { AccountProps, SidebarProps } from './frame-fragments.js';
import styles from './Sidebar.module.css';
import { classesOf } from '../../lib/class-names.js';
import { SafeLink } from '../../ui/shop/common/SafeLink.js';

const css = classesOf(styles);

interface EntryProps {
  readonly entry: MenuEntry;
  readonly origin: string;
}

function Entry({ entry, origin }: EntryProps) {
  const { text, href, submenu = [] } = entry;
  const link = (label: string) => (
    <SafeLink to={href} origin={origin} className={css('link')} style={coloursOf(entry)}>
      {label}
    </SafeLink>
  );
  if (submenu.length === 0) return <li>{link(text)}</li>;
  return (
    <li>
      <details>
        <summary className={css('link')}>
          {text}
          <ChevronDown size={18} aria-hidden />
        </summary>
        <div className={css('below')}>
          {link(`All of ${text}`)}
          {submenu.map((segment, index) => (
            <Segment key={`${index} ${segment.title}`} segment={segment} origin={origin} />
          ))}
        </div>
      </details>
    </li>
  );
}

/**
 * Currency choice for headers without space for it; a plain form that returns to the page
 * (LAY-024).
 */
function Currencies({ shown, offered }: CurrencyChoice) {
  return (
    <form method="post" action="/currency/" aria-label="Currency">
      {offered.map(({ code, name }) => (
        <button
          key={code}
          name="currency"
          value={code}
          aria-label={`${code}, ${name}`}
          aria-current={code === shown ? 'true' : undefined}
        >
          {code}
        </button>
      ))}
    </form>
  );
}

/** Account links for headers without space for them. */
function Account({ account }: AccountProps) {
  if (account === undefined)
    return (
      <a className={css('link')} href={signInLink}>
        <UserRound size={20} aria-hidden />
        Sign in
      </a>
    );
  return (
    <>
      <a className={css('link')} href="/account/">
        <UserRound size={20} aria-hidden />
        {account.name}
      </a>
      {account.hasDashboard && (
        <a className={css('link')} href="/dashboard/">
          Dashboard
        </a>
      )}
      <form className={css('leave')} method="post" action="/logout/">
        <button>Sign out</button>
      </form>
    </>
  );
}

/**
 * Slide-over menu of small screens with a backdrop (LAY-010 to LAY-012). A modal dialog, so that
 * the focus stays in it. Works without script; every link opens another page, where it is closed
 * again.
 */
export function Sidebar({ frame: { mainMenu, origin, currencies }, account }: SidebarProps) {
  return (
    <div className={css('start')}>
      <button type="button" className={css('icon')} {...opensSidebar} aria-label="Open the menu">
        <Menu aria-hidden />
      </button>
      <dialog
        className={css('sidebar')}
        id="sidebar"
        popover="auto"
        aria-label="Menu"
        {...{ closedby: 'any' }}
      >
        <button
          type="button"
          className={css('icon', 'close')}
          {...closesSidebar}
          aria-label="Close the menu"
        >
          <X aria-hidden />
        </button>
        <nav aria-label="Menu">
          <ul className={css('entries')}>
            {mainMenu.map((entry) => (
              <Entry key={`${entry.text} ${entry.href}`} entry={entry} origin={origin} />
            ))}
          </ul>
        </nav>
        <div className={css('end')}>
          <Account account={account} />
          {currencies !== null && <Currencies {...currencies} />}
        </div>
      </dialog>
    </div>
  );
}
