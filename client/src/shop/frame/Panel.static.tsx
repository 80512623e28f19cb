import type { ShopFrame } from '@selvedge/shared/storefront/contract';
import type { MenuEntry, MenuSegment } from '@selvedge/shared/stores/menu';

import { coloursOf } from './MainMenu.js';
import styles from './MainMenu.module.css';
import { MenuTile } from './MenuTile.static.js';
import { classesOf } from '../../lib/class-names.js';
import { layout } from '../../ui/shop/common/layout.js';
import { SafeLink } from '../../ui/shop/common/SafeLink.js';

const css = classesOf(styles);
/** Lists of at least this length use two columns. */
const longList = 9;

interface SegmentProps {
  readonly segment: MenuSegment;
  readonly origin: string;
}

/** List of links, or a linked image (LAY-023). */
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

interface PanelProps {
  readonly frame: ShopFrame;
  readonly entry: MenuEntry;
}

/** Panel of a menu entry with its segments in columns. */
export function Panel({ frame: { origin }, entry: { submenu = [] } }: PanelProps) {
  return (
    <div className={`${layout('container')} ${css('segments')}`}>
      {submenu.map((segment, index) => (
        <Segment key={`${index} ${segment.title}`} segment={segment} origin={origin} />
      ))}
    </div>
  );
}
