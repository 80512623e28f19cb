import { hexColour } from '@selvedge/shared/colours/hex-colour';
import type { ShopFrame } from '@selvedge/shared/storefront/contract';
import type { MenuEntry, MenuItem, MenuSegment } from '@selvedge/shared/stores/menu';
import { ChevronDown } from 'lucide-react';
import { useId, type CSSProperties } from 'react';

import styles from './MainMenu.module.css';
import { MenuTile } from './MenuTile.js';
import { useSubmenu } from './useSubmenu.js';
import { classesOf } from '../../lib/class-names.js';
import { layout } from '../../ui/shop/layout.js';
import { SafeLink } from '../../ui/shop/SafeLink.js';

const css = classesOf(styles);
/** From as many links on a list stands in two columns. */
const longList = 9;

/** LAY-029, LAY-030: colours of its own, where the owner gave it any; the theme's otherwise. */
export function coloursOf({
  color = '',
  backgroundColor = '',
}: Pick<MenuItem, 'color' | 'backgroundColor'>): CSSProperties | undefined {
  const [text, ground] = [hexColour(color), hexColour(backgroundColor)];
  if (text === undefined && ground === undefined) return undefined;
  return { ...(text && { color: text }), ...(ground && { backgroundColor: ground }) };
}

interface SegmentProps {
  readonly segment: MenuSegment;
  readonly origin: string;
}

/** LAY-023: a list of links, or a picture that leads somewhere. */
export function Segment({ segment, origin }: SegmentProps) {
  const { title, link, mode, image, items } = segment;
  if (mode === 'image') {
    return image === null ? null : (
      <div className={css('pictured')}>
        <MenuTile image={image} origin={origin} />
      </div>
    );
  }
  return (
    <div className={css('segment')}>
      {title !== '' && (
        <p className={css('title')}>
          {link === null ? (
            title
          ) : (
            <SafeLink to={link} origin={origin}>
              {title}
            </SafeLink>
          )}
        </p>
      )}
      <ul className={css('items', items.length >= longList && 'long')}>
        {items.map((item) => (
          <li key={`${item.text} ${item.link}`}>
            <SafeLink
              to={item.link}
              origin={origin}
              style={coloursOf(item)}
              className={css(item.backgroundColor && 'filled')}
            >
              {item.text}
            </SafeLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EntryProps {
  readonly entry: MenuEntry;
  readonly origin: string;
  readonly isOpen: boolean;
  readonly events: ReturnType<ReturnType<typeof useSubmenu>['entry']>;
  readonly onPress: ReturnType<ReturnType<typeof useSubmenu>['press']>;
}

function EntryWithPanel({ entry, origin, isOpen, events, onPress }: EntryProps) {
  const id = useId();
  const { text, href, submenu = [] } = entry;
  return (
    <li className={css('entry', isOpen && 'open')} {...events}>
      <SafeLink
        to={href}
        origin={origin}
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
        <div className={`${layout('container')} ${css('segments')}`}>
          {submenu.map((segment, index) => (
            <Segment key={`${index} ${segment.title}`} segment={segment} origin={origin} />
          ))}
        </div>
      </div>
    </li>
  );
}

/** LAY-021, LAY-023: the entries side by side, each with its panel below the header. */
export function MainMenu({ mainMenu, origin }: Pick<ShopFrame, 'mainMenu' | 'origin'>) {
  const { isScripted, entries, isOpen, entry: eventsOf, press } = useSubmenu();
  return (
    <nav className={css('menu', !isScripted && 'bare')} aria-label="Main menu">
      <ul className={css('entries')} ref={entries}>
        {mainMenu.map((entry, index) =>
          (entry.submenu ?? []).length > 0 ? (
            <EntryWithPanel
              key={`${entry.text} ${entry.href}`}
              entry={entry}
              origin={origin}
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
