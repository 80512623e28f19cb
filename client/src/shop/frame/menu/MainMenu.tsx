import { hexColour } from '@selvedge/shared/colours/hex-colour';
import type { ShopFrame } from '@selvedge/shared/storefront/contract';
import type { MenuEntry, MenuItem } from '@selvedge/shared/stores/menu';
import { ChevronDown } from 'lucide-react';
import { useId, type CSSProperties } from 'react';

import styles from './MainMenu.module.css';
import type { FrameFragments } from '../frame-fragments.js';
import { useSubmenu } from './useSubmenu.js';
import { classesOf } from '../../../lib/class-names.js';
import { SafeLink } from '../../../ui/shop/common/SafeLink.js';

const css = classesOf(styles);

/** Colours chosen by the owner; otherwise the theme's (LAY-029, LAY-030). */
export function coloursOf({
  color = '',
  backgroundColor = '',
}: Pick<MenuItem, 'color' | 'backgroundColor'>): CSSProperties {
  return { color: hexColour(color), backgroundColor: hexColour(backgroundColor) };
}

interface EntryProps {
  readonly frame: ShopFrame;
  readonly entry: MenuEntry;
  readonly Panel: FrameFragments['Panel'];
  readonly isOpen: boolean;
  readonly events: ReturnType<ReturnType<typeof useSubmenu>['entry']>;
  readonly onPress: ReturnType<ReturnType<typeof useSubmenu>['press']>;
}

function EntryWithPanel({ frame, entry, Panel, isOpen, events, onPress }: EntryProps) {
  const id = useId();
  const { text, href } = entry;
  return (
    <li className={css('entry', isOpen && 'open')} {...events}>
      <SafeLink
        to={href}
        origin={frame.origin}
        className={css('link', entry.backgroundColor && 'filled')}
        style={coloursOf(entry)}
      >
        {text}
      </SafeLink>
      <button
        type="button"
        className={css('more')}
        aria-label={`More of ${text}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onPress}
      >
        <ChevronDown size={16} aria-hidden />
      </button>
      <div className={css('panel')} id={id}>
        <Panel frame={frame} entry={entry} />
      </div>
    </li>
  );
}

interface MainMenuProps {
  readonly frame: ShopFrame;
  readonly Panel: FrameFragments['Panel'];
}

/** Menu entries, each with a panel below the header (LAY-021, LAY-023). */
export function MainMenu({ frame, Panel }: MainMenuProps) {
  const { mainMenu, origin } = frame;
  const { isScripted, entries, isOpen, entry: eventsOf, press } = useSubmenu();
  return (
    <nav className={css('menu', !isScripted && 'bare')} aria-label="Main menu">
      <ul className={css('entries')} ref={entries}>
        {mainMenu.map((entry, index) =>
          (entry.submenu ?? []).length > 0 ? (
            <EntryWithPanel
              key={`${entry.text} ${entry.href}`}
              frame={frame}
              entry={entry}
              Panel={Panel}
              isOpen={isOpen(index)}
              events={eventsOf(index)}
              onPress={press(index)}
            />
          ) : (
            <li key={`${entry.text} ${entry.href}`} className={css('entry')}>
              <SafeLink
                to={entry.href}
                origin={origin}
                className={css('link', entry.backgroundColor && 'filled')}
                style={coloursOf(entry)}
              >
                {entry.text}
              </SafeLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
