import type { MediaItem } from '@selvedge/shared/media/contract';
import { Film } from 'lucide-react';

import styles from './MediaGrid.module.css';
import { dimensions, fileSize, typeName } from './media-labels.js';
import { sharedStyle } from '../shared-style.js';

export interface MediaGridProps {
  readonly items: readonly MediaItem[];
  readonly onOpen: (item: MediaItem) => void;
  /** Uuid of the item shown in the side panel. */
  readonly open?: string | undefined;
  readonly selected?: ReadonlySet<string>;
  /** Items cannot be selected without it. */
  readonly onSelect?: (uuid: string) => void;
}

/** Images and videos as tiles with their details. */
export function MediaGrid({ items, onOpen, open, selected, onSelect }: MediaGridProps) {
  if (items.length === 0) return null;
  return (
    <ul className={styles['grid']} aria-label="Library">
      {items.map((item) => (
        <li
          key={item.uuid}
          className={styles['tile']}
          data-open={item.uuid === open}
          data-selected={selected?.has(item.uuid) === true}
        >
          <button
            type="button"
            className={sharedStyle('row', styles['opener'])}
            onClick={() => {
              onOpen(item);
            }}
          >
            <Preview item={item} />
            <span className={styles['name']} title={item.name}>
              {item.name}
            </span>
            <span className={styles['facts']}>
              <span className={styles['type']}>{typeName(item)}</span> {dimensions(item)}
              <span className={styles['size']}>{fileSize(item.bytes)}</span>
            </span>
          </button>
          {onSelect !== undefined && (
            <label className={styles['select']}>
              <input
                type="checkbox"
                aria-label={`Select ${item.name}`}
                checked={selected?.has(item.uuid) === true}
                onChange={() => {
                  onSelect(item.uuid);
                }}
              />
            </label>
          )}
        </li>
      ))}
    </ul>
  );
}

function Preview({ item }: { item: MediaItem }) {
  return (
    <span className={styles['preview']}>
      {item.kind === 'image' ? (
        <img
          src={item.thumbnails.small}
          alt=""
          loading="lazy"
          data-shape={item.width > item.height ? 'wide' : 'tall'}
          style={{ aspectRatio: `${String(item.width)} / ${String(item.height)}` }}
        />
      ) : (
        <>
          <video src={item.thumbnails.original} preload="metadata" muted tabIndex={-1} />
          <span className={styles['film']}>
            <Film size={14} aria-hidden /> Video
          </span>
        </>
      )}
    </span>
  );
}
