import { DEFINITIONS } from '@selvedge/shared/blocks/definitions.gen';
import type { BlockName, RegisteredBlock } from '@selvedge/shared/blocks/registry';
import { useState, type PointerEvent } from 'react';

import styles from './Palette.module.css';

interface PaletteProps {
  /** Behind what is chosen, or at the end. */
  readonly onAdd: (type: BlockName) => void;
  /** Follows a block that is dragged to the page. */
  readonly onGrab: (type: BlockName, event: PointerEvent) => void;
}

/** The block types of the shop, by their titles: press one, or drag it to its place. */
export function Palette({ onAdd, onGrab }: PaletteProps) {
  const [sought, setSought] = useState('');
  const words = sought.trim().toLowerCase();
  const found = shopBlocks.filter(({ title }) => title.toLowerCase().includes(words));
  return (
    <div className={styles['palette']}>
      <input
        type="search"
        className={styles['search']}
        aria-label="Search blocks"
        placeholder="Search blocks"
        value={sought}
        onChange={(event) => {
          setSought(event.currentTarget.value);
        }}
      />
      {found.length === 0 && <p className={styles['none']}>No block is called so.</p>}
      <ul className={styles['blocks']}>
        {found.map(({ name, title }) => (
          <li key={name}>
            <button
              type="button"
              className={styles['block']}
              onPointerDown={(event) => {
                if (event.pointerType === 'mouse') onGrab(name, event);
              }}
              onClick={() => {
                onAdd(name);
              }}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const shopBlocks: readonly RegisteredBlock[] = DEFINITIONS.filter(({ places }) =>
  places.some((place) => place === 'store'),
).toSorted((one, other) => one.title.localeCompare(other.title));
