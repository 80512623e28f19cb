import { ClipboardPaste } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

import type { Press } from '../canvas/follow-pointer.js';
import { useLifting } from './useLifting.js';
import { foundItems } from './find-items.js';
import styles from './Palette.module.css';
import { LibraryPicture } from './LibraryPicture.js';
import { grouped, ITEMS, MAIL_ITEMS, type ItemGroup, type PaletteItem } from './palette-items.js';
import { keepRecent, recentIds } from './recent-items.js';
import { Sketch } from './Sketch.js';
import { SnippetTools } from './SnippetTools.js';
import { itemOfSnippet } from './snippet-item.js';
import { walk } from './walk.js';
import { useSnippets } from '../wallet/useSnippets.js';
import { browserStorage } from '../../lib/browser-storage.js';
import { Button } from '../../ui/office/Button.js';
import { hidden } from '../../ui/office/hidden.js';

export interface PaletteProps {
  /** Behind what is chosen, or at the end. */
  readonly onAdd: (item: PaletteItem) => void;
  /** Follows what is dragged to the page. */
  readonly onGrab: (item: PaletteItem, event: Press) => void;
  readonly onLeave: () => void;
  /** How many copied blocks wait to be pasted. */
  readonly waiting: number;
  readonly onPaste: () => void;
  /** How often somebody asked to look for something in it. */
  readonly seekCount: number;
  /** Whose saved blocks there are. */
  readonly division: number;
  /** The page is one for mails. */
  readonly isMail: boolean;
}

/** What can be put on the page: press one, drag it to its place, or find it and press Enter. */
export function Palette(props: PaletteProps) {
  const { onAdd, onGrab, onLeave, seekCount, division, isMail } = props;
  const items = isMail ? MAIL_ITEMS : ITEMS;
  const { list, press } = useLifting();
  const search = useRef<HTMLInputElement>(null);
  const [searchTerm, setSearchTerm] = useState('');
  const [added, setAdded] = useState('');
  // What is added now stands there the next time: nothing moves under the pointer.
  const [recent] = useState(() => recentOf(items));
  const saved = useSnippets(division).map(itemOfSnippet);
  const groups = groupsOf(searchTerm, { recent, saved, items });
  useEffect(() => {
    if (seekCount > 0) search.current?.focus();
  }, [seekCount]);
  const add = (item: PaletteItem): void => {
    keepRecent(browserStorage(), item.id);
    setAdded(`${item.title} was added.`);
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

/** What is put on the page without being looked for. */
function AtHand({ waiting, onPaste, onAdd }: Pick<PaletteProps, 'waiting' | 'onPaste' | 'onAdd'>) {
  return (
    <>
      {waiting > 0 && (
        <Button onPress={onPaste}>
          <ClipboardPaste size={16} aria-hidden />
          {waiting === 1 ? 'Paste the copied block' : `Paste ${String(waiting)} copied blocks`}
        </Button>
      )}
      <LibraryPicture onAdd={onAdd} />
    </>
  );
}

function followKey(event: KeyboardEvent<HTMLElement>, onEscape: () => void): void {
  // What lies over the screen has its own keys.
  if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
  if (event.key === 'Escape') onEscape();
  else if (!walk(event)) return;
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
      onKeyDown={({ key }) => {
        if (key === 'Enter') onEnter();
      }}
    />
  );
}

function recentOf(items: readonly PaletteItem[]): readonly PaletteItem[] {
  return recentIds(browserStorage()).flatMap((id) => items.find((item) => item.id === id) ?? []);
}

/** All of them under their headings, or what was found under one. */
function groupsOf(
  searchTerm: string,
  own: Readonly<Record<'recent' | 'saved' | 'items', readonly PaletteItem[]>>,
): readonly ItemGroup[] {
  const ofRecent = { title: 'Recently used', items: own.recent };
  const ofStore = { title: 'Saved for later', items: own.saved };
  const ofFound = { title: 'Found', items: foundItems([...own.saved, ...own.items], searchTerm) };
  const groups = searchTerm.trim() === '' ? [ofRecent, ofStore, ...grouped(own.items)] : [ofFound];
  return groups.filter(({ items }) => items.length > 0);
}

function Nothing(props: { readonly searchTerm: string; readonly onClear: () => void }) {
  return (
    <div className={styles['none']} role="status">
      <p>Nothing is called “{props.searchTerm.trim()}”.</p>
      <p>Try what it is for: picture, question, columns, newsletter.</p>
      <Button onPress={props.onClear}>Show all</Button>
    </div>
  );
}

interface GroupProps extends ItemGroup, Pick<PaletteProps, 'onAdd' | 'onGrab' | 'division'> {
  readonly press: ReturnType<typeof useLifting>['press'];
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
