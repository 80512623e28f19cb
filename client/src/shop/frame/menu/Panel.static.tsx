import type { ShopFrame } from '@selvedge/shared/storefront/contract';
import type { MenuEntry, MenuSegment } from '@selvedge/shared/stores/menu';
import type { CSSProperties } from 'react';

import { coloursOf } from './MainMenu.js';
import styles from './MainMenu.module.css';
import { MenuTile } from './MenuTile.static.js';
import { classesOf } from '../../../lib/class-names.js';
import { layout } from '../../../ui/shop/common/layout.js';
import { SafeLink } from '../../../ui/shop/common/SafeLink.js';

const css = classesOf(styles);
/** Links in a column before a list gets another one. */
const columnLength = 8;
const mostListColumns = 4;
/** Columns of a whole panel; further segments begin another row. */
const mostColumns = 8;
/** Panels of at most this many columns do not take the full width. */
const compactColumns = 5;

/** Columns of a segment: lists of links are balanced, and an image tile takes two. */
function columnsOf({ mode, items }: MenuSegment): number {
  if (mode === 'image') return 2;
  return Math.max(1, Math.min(mostListColumns, Math.ceil(items.length / columnLength)));
}

function columnStyle(columns: number): CSSProperties {
  // React's style type does not include custom properties.
  return { '--columns': columns } as CSSProperties;
}

interface SegmentProps {
  readonly segment: MenuSegment;
  readonly origin: string;
}

/** List of links, or a linked image (LAY-023). */
export function Segment({ segment, origin }: SegmentProps) {
  const { title, link, mode, image, items } = segment;
  if (mode === 'image') {
    return image === null ? null : (
      <div style={columnStyle(columnsOf(segment))}>
        <MenuTile image={image} origin={origin} />
      </div>
    );
  }
  return (
    <div style={columnStyle(columnsOf(segment))}>
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
      <ul className={css('items')}>
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

interface PanelProps {
  readonly frame: ShopFrame;
  readonly entry: MenuEntry;
}

/** Panel of a menu entry with its segments in columns. */
export function Panel({ frame: { origin }, entry: { submenu = [] } }: PanelProps) {
  const columns = submenu.reduce((sum, segment) => sum + columnsOf(segment), 0);
  return (
    <div
      className={`${layout('container')} ${css('segments', columns <= compactColumns && 'compact')}`}
      style={columnStyle(Math.min(columns, mostColumns))}
    >
      {submenu.map((segment, index) => (
        <Segment key={`${index} ${segment.title}`} segment={segment} origin={origin} />
      ))}
    </div>
  );
}
