import { hexColour } from '@selvedge/shared/colours/hex-colour';
import type { ShopFrame } from '@selvedge/shared/storefront/contract';
import type { MenuEntry, MenuItem } from '@selvedge/shared/stores/menu';
import { ChevronDown } from 'lucide-react';
import { useId, type CSSProperties } from 'react';

import styles from './MainMenu.module.css';
import { useSubmenu } from './useSubmenu.js';
import type { FrameFragments } from '../frame-fragments.js';
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
}

function EntryLink({ frame, entry }: EntryProps) {
  return (
    <SafeLink
      to={entry.href}
      origin={frame.origin}
      className={css('link', entry.backgroundColor && 'filled')}
      style={coloursOf(entry)}
    >
      {entry.text}
    </SafeLink>
  );
}

interface EntryWithPanelProps extends EntryProps {
  readonly Panel: FrameFragments['Panel'];
  readonly isOpen: boolean;
  readonly events: ReturnType<ReturnType<typeof useSubmenu>['entry']>;
  readonly onPress: ReturnType<ReturnType<typeof useSubmenu>['press']>;
}

function EntryWithPanel({ Panel, isOpen, events, onPress, ...shown }: EntryWithPanelProps) {
  const id = useId();
  return (
    <li className={css('entry', isOpen && 'open')} {...events}>
      <EntryLink {...shown} />
      <button
        type="button"
        className={css('more')}
        aria-label={`More of ${shown.entry.text}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onPress}
      >
        <ChevronDown size={16} aria-hidden />
      </button>
      <div className={css('panel')} id={id}>
        <Panel {...shown} />
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
  const { isScripted, entries, isOpen, entry: eventsOf, press } = useSubmenu();
  return (
    <nav className={css('menu', !isScripted && 'bare')} aria-label="Main menu">
      <ul className={css('entries')} ref={entries}>
        {frame.mainMenu.map((entry, index) => {
          const key = `${entry.text} ${entry.href}`;
          return (entry.submenu ?? []).length > 0 ? (
            <EntryWithPanel
              key={key}
              frame={frame}
              entry={entry}
              Panel={Panel}
              isOpen={isOpen(index)}
              events={eventsOf(index)}
              onPress={press(index)}
            />
          ) : (
            <li key={key} className={css('entry')}>
              <EntryLink frame={frame} entry={entry} />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
