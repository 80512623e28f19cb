import { Search } from 'lucide-react';
import { Suspense, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';

import type { Ahead, OpenedPalette } from './PalettePopup.js';
import styles from './CommandPalette.module.css';
import { sharedStyle } from './shared-style.js';
import { isComposing, isEnter } from '../../lib/is-enter.js';

const nothing: Ahead = { typed: '', isEntered: false };
/** Opens on Ctrl-K (or Cmd-K): type to narrow, arrows to choose, Enter to go. */
export function CommandPalette(props: {
  /** Called as soon as the user is likely to open the palette, to load it early. */
  readonly load: () => unknown;
  readonly popup: (opened: OpenedPalette) => ReactNode;
}) {
  const { load, popup } = props;
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const [ahead, setAhead] = useState<Ahead>(nothing);
  if (isOpen && !wasOpened) setOpened(true);
  useShortcut(load, () => {
    setOpen((shown) => !shown);
  });
  const show = (shown: boolean) => {
    setAhead(nothing);
    setOpen(shown);
  };
  return (
    <>
      <button
        type="button"
        className={styles['opener']}
        aria-keyshortcuts="Control+K"
        onPointerEnter={load}
        onClick={() => {
          setOpen(true);
        }}
      >
        <Search size={15} aria-hidden />
        <span className={styles['word']}>Go to</span> <kbd className={styles['key']}>Ctrl K</kbd>
      </button>
      {wasOpened && (
        <Suspense
          fallback={isOpen && <PaletteAhead ahead={ahead} onAhead={setAhead} onOpen={show} />}
        >
          {popup({ isOpen, onOpen: show, ahead })}
        </Suspense>
      )}
    </>
  );
}

function useShortcut(onAhead: () => unknown, onShortcut: () => void): void {
  const prepare = useEffectEvent(onAhead);
  const run = useEffectEvent(onShortcut);
  // In the same task as the first rendering, because a passive effect can miss a key pressed at once.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') prepare();
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
    };
  }, []);
}

/** Collects keystrokes until the palette has loaded. */
function PaletteAhead(props: {
  readonly ahead: Ahead;
  readonly onAhead: (ahead: Ahead) => void;
  readonly onOpen: (isOpen: boolean) => void;
}) {
  const { ahead, onAhead, onOpen } = props;
  return (
    <div className={sharedStyle('overlay', styles['overlay'])}>
      <div className={sharedStyle('window', styles['modal'])}>
        <div className={styles['dialog']}>
          <div className={styles['field']}>
            <Search size={18} aria-hidden />
            <input
              className={styles['input']}
              aria-label="Screen, order number or name"
              autoFocus
              value={ahead.typed}
              onChange={(event) => {
                onAhead({ ...ahead, typed: event.currentTarget.value });
              }}
              onKeyDown={(event) => {
                if (isEnter(event)) onAhead({ ...ahead, isEntered: true });
                if (event.key === 'Escape' && !isComposing(event)) onOpen(false);
              }}
            />
          </div>
        </div>
      </div>
    </div>
  );
}
