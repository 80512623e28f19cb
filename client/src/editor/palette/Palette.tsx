import { ClipboardPaste } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

import type { Press } from '../session/follow-pointer.js';
import { useTouchDrag } from './useLifting.js';
import { foundItems } from './find-items.js';
import styles from './Palette.module.css';
import { LibraryPicture } from './LibraryPicture.js';
import { grouped, ITEMS, MAIL_ITEMS, type ItemGroup, type PaletteItem } from './palette-items.js';
import { keepRecent, recentIds } from './recent-items.js';
import { Sketch } from './Sketch.js';
import { SnippetTools } from './SnippetTools.js';
import { itemOfSnippet } from './snippet-item.js';
import { moveFocusByArrow } from './arrow-focus.js';
import { useSnippets } from '../wallet/useSnippets.js';
import { browserStorage } from '../../lib/browser-storage.js';
import { Button } from '../../ui/office/Button.js';
import { hidden } from '../../ui/office/hidden.js';
import { isComposing, isEnter } from '../../lib/is-enter.js';

export interface PaletteProps {
  /** Inserts after the selected block, or at the end of the page. */
  readonly onAdd: (item: PaletteItem) => void;
  /** Starts a drag to the page. */
  readonly onGrab: (item: PaletteItem, event: Press) => void;
  readonly onLeave: () => void;
  /** Number of copied blocks that can be pasted. */
  readonly waiting: number;
  readonly onPaste: () => void;
  /** Increases with each request to focus the search. */
  readonly seekCount: number;
  /** Store whose saved blocks are listed. */
  readonly division: number;
  readonly isMail: boolean;
}

/** Palette of sections and blocks. Adds an item on click, drag, or Enter in the search. */
export function Palette(props: PaletteProps) {
  const { onAdd, onGrab, onLeave, seekCount, division, isMail } = props;
  const items = isMail ? MAIL_ITEMS : ITEMS;
  const { list, press } = useTouchDrag();
  const search = useRef<HTMLInputElement>(null);
  const [searchTerm, setSearchTerm] = useState('');
  const [added, setAdded] = useState('');
  // Read once, so that items do not move under the pointer.
  const [recent] = useState(() => recentOf(items));
  const saved = useSnippets(division).map(itemOfSnippet);
  const groups = groupsOf(searchTerm, { recent, saved, items });
  useEffect(() => {
    if (seekCount > 0) search.current?.focus();
  }, [seekCount]);
  const add = (item: PaletteItem): void => {
    keepRecent(browserStorage(), item.id);
    setAdded(`${item.title} added`);
    onAdd(item);
  };
  const clear = (): void => {
    setSearchTerm('');
    search.current?.focus();
  };
  return (
    <div
      ref={list}
      className={styles['palette']}
      onKeyDown={(event) => {
        followKey(event, searchTerm === '' ? onLeave : clear);
      }}
    >
      <Search
        {...{ search, searchTerm }}
        onSeek={setSearchTerm}
        onEnter={() => {
          const first = groups[0]?.items[0];
          if (first !== undefined && searchTerm.trim() !== '') add(first);
        }}
      />
      {searchTerm === '' && <AtHand {...props} onAdd={add} />}
      {groups.length === 0 && <Nothing searchTerm={searchTerm} onClear={clear} />}
      {groups.map((group) => (
        <Group key={group.title} {...group} {...{ division, onGrab, press }} onAdd={add} />
      ))}
      <p className={hidden} role="status">
        {added}
      </p>
    </div>
  );
}

/** Actions at the top of the palette: paste and library images. */
function AtHand({ waiting, onPaste, onAdd }: Pick<PaletteProps, 'waiting' | 'onPaste' | 'onAdd'>) {
  return (
    <>
      {waiting > 0 && (
        <Button onPress={onPaste}>
          <ClipboardPaste size={16} aria-hidden />
          {waiting === 1 ? 'Paste copied block' : `Paste ${String(waiting)} copied blocks`}
        </Button>
      )}
      <LibraryPicture onAdd={onAdd} />
    </>
  );
}

function followKey(event: KeyboardEvent<HTMLElement>, onEscape: () => void): void {
  // Dialogs are children in the React tree only and handle their own keys.
  if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
  // Arrow keys choose among the words of an input method.
  if (isComposing(event)) return;
  if (event.key === 'Escape') onEscape();
  else if (!moveFocusByArrow(event)) return;
  event.preventDefault();
  event.stopPropagation();
}

interface SearchProps {
  readonly search: RefObject<HTMLInputElement | null>;
  readonly searchTerm: string;
  readonly onSeek: (searchTerm: string) => void;
  readonly onEnter: () => void;
}

function Search({ search, searchTerm, onSeek, onEnter }: SearchProps) {
  return (
    <input
      ref={search}
      type="search"
      className={styles['search']}
      aria-label="Search blocks"
      placeholder="Search blocks"
      value={searchTerm}
      onChange={(event) => {
        onSeek(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (isEnter(event)) onEnter();
      }}
    />
  );
}

function recentOf(items: readonly PaletteItem[]): readonly PaletteItem[] {
  return recentIds(browserStorage()).flatMap((id) => items.find((item) => item.id === id) ?? []);
}

/** All groups, or the search results as one group. */
function groupsOf(
  searchTerm: string,
  own: Readonly<Record<'recent' | 'saved' | 'items', readonly PaletteItem[]>>,
): readonly ItemGroup[] {
  const ofRecent = { title: 'Recently used', items: own.recent };
  const ofStore = { title: 'Saved for later', items: own.saved };
  const ofFound = { title: 'Results', items: foundItems([...own.saved, ...own.items], searchTerm) };
  const groups = searchTerm.trim() === '' ? [ofRecent, ofStore, ...grouped(own.items)] : [ofFound];
  return groups.filter(({ items }) => items.length > 0);
}

function Nothing(props: { readonly searchTerm: string; readonly onClear: () => void }) {
  return (
    <div className={styles['none']} role="status">
      <p>No blocks match “{props.searchTerm.trim()}”.</p>
      <p>Try a purpose, such as image, question, columns or newsletter.</p>
      <Button onPress={props.onClear}>Clear search</Button>
    </div>
  );
}

interface GroupProps extends ItemGroup, Pick<PaletteProps, 'onAdd' | 'onGrab' | 'division'> {
  readonly press: ReturnType<typeof useTouchDrag>['press'];
}

function Group({ title, items, division, onAdd, onGrab, press }: GroupProps) {
  return (
    <section aria-label={title}>
      <h2 className={styles['heading']}>{title}</h2>
      <ul className={styles['blocks']}>
        {items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className={styles['block']}
              onPointerDown={(event) => {
                press(event, (pressed) => {
                  onGrab(item, pressed);
                });
              }}
              onClick={() => {
                onAdd(item);
              }}
            >
              <Sketch drawing={item.sketch} />
              {item.title}
            </button>
            {item.snippet !== undefined && (
              <SnippetTools division={division} id={item.snippet} name={item.title} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
