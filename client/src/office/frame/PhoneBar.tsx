import { useLocation } from '@tanstack/react-router';
import { Circle, Ellipsis, X } from 'lucide-react';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';

import { MenuEntry } from './MenuEntry.js';
import { MENU_ICONS } from './menu-icons.js';
import { splitPhoneMenu } from './phone-menu.js';
import styles from './PhoneBar.module.css';
import type { MenuPart } from './useMenu.js';
import { classesOf } from '../../lib/class-names.js';
import { sharedStyle } from '../../ui/office/shared-style.js';

const css = classesOf(styles);

interface PhoneBarProps {
  readonly menu: readonly MenuPart[];
  /** Number of open permission requests. */
  readonly waiting: number;
  /** Content below the drawer entries. */
  readonly children: ReactNode;
}

/** Menu on a phone: the first entries in a bar at the bottom, the rest in a drawer. */
export function PhoneBar({ menu, waiting, children }: PhoneBarProps) {
  const drawer = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const { first, rest } = splitPhoneMenu(menu);
  const isInRest = rest.some(({ to }) => isBelow(pathname, to));
  const hasRequests = waiting > 0 && rest.some(({ countsRequests }) => countsRequests);
  return (
    <>
      <nav className={css('bar')} aria-label="Main">
        {first.map((entry) => (
          <MenuEntry key={entry.to} {...{ entry, waiting }} className={css('tab')}>
            <Picture path={entry.to} />
          </MenuEntry>
        ))}
        <button
          type="button"
          className={css('tab', isInRest && 'in')}
          aria-haspopup="dialog"
          onClick={() => drawer.current?.showModal()}
        >
          <Ellipsis size={22} aria-hidden />
          More
          {hasRequests && <span className={css('dot')} role="img" aria-label="requests waiting" />}
        </button>
      </nav>
      <Drawer of={drawer} pathname={pathname}>
        <ul className={css('list')}>
          {rest.map((entry) => (
            <li key={entry.to}>
              <MenuEntry {...{ entry, waiting }} className={css('entry')}>
                <Picture path={entry.to} />
              </MenuEntry>
            </li>
          ))}
        </ul>
        <div className={css('actions')}>{children}</div>
      </Drawer>
    </>
  );
}

function Picture({ path }: { readonly path: string }) {
  const Icon = MENU_ICONS[path] ?? Circle;
  return <Icon size={22} strokeWidth={1.75} aria-hidden />;
}

/** Drawer that closes on Escape, on a click outside, and after a choice. */
function Drawer(props: {
  readonly of: React.RefObject<HTMLDialogElement | null>;
  readonly pathname: string;
  readonly children: ReactNode;
}) {
  const { of, pathname, children } = props;
  const title = useId();
  // Also closes when the browser navigates back.
  useEffect(() => of.current?.close(), [of, pathname]);
  const closeOnClick = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (!(target instanceof Element)) return;
    if (target === currentTarget || target.closest('a, button') !== null) currentTarget.close();
  };
  return (
    <dialog ref={of} className={css('drawer')} aria-labelledby={title} onClick={closeOnClick}>
      <div className={css('sheet')}>
        <header className={css('head')}>
          <h2 id={title}>More</h2>
          <button type="button" className={sharedStyle('icon', css('close'))} aria-label="Close">
            <X size={20} aria-hidden />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** Whether a path is a screen's or below it; ignores optional path segments in braces. */
function isBelow(pathname: string, to: string): boolean {
  const [screen = ''] = to.split('/{');
  return pathname === screen || pathname.startsWith(`${screen}/`);
}
