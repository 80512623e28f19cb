import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';

import type { Ahead, PaletteCommand, PaletteProps } from './PalettePopup.js';
import styles from './CommandPalette.module.css';

const nothing: Ahead = { typed: '', isEntered: false };
const load = () => import('./PalettePopup.js').catch(() => undefined);
const NoPalette = (_props: PaletteProps) => null;
/** Fetched when somebody may be about to ask for it. */
const PalettePopup = lazy(async () => {
  const popup = await load();
  // Without a network there is nowhere to go either.
  return { default: popup?.PalettePopup ?? NoPalette };
});

/** Opens on Ctrl-K (or Cmd-K): type to narrow, arrows to choose, Enter to go. `commandsFor` may read what was typed. */
export function CommandPalette({
  commandsFor,
}: {
  commandsFor: (typed: string) => readonly PaletteCommand[];
}) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const [ahead, setAhead] = useState<Ahead>(nothing);
  if (isOpen && !wasOpened) setOpened(true);
  useShortcut(() => {
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
        onPointerEnter={() => void load()}
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
          <PalettePopup commandsFor={commandsFor} isOpen={isOpen} onOpen={show} ahead={ahead} />
        </Suspense>
      )}
    </>
  );
}

function useShortcut(onShortcut: () => void): void {
  const run = useEffectEvent(onShortcut);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') void load();
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

/** Takes what somebody types until the palette is there. */
function PaletteAhead(props: {
  readonly ahead: Ahead;
  readonly onAhead: (ahead: Ahead) => void;
  readonly onOpen: (isOpen: boolean) => void;
}) {
  const { ahead, onAhead, onOpen } = props;
  return (
    <div className={styles['overlay']}>
      <div className={styles['modal']}>
        <div className={styles['dialog']}>
          <div className={styles['field']}>
            <Search size={18} aria-hidden />
            <input
              className={styles['input']}
              aria-label="Screen or order number"
              autoFocus
              value={ahead.typed}
              onChange={(event) => {
                onAhead({ ...ahead, typed: event.currentTarget.value });
              }}
              onKeyDown={({ key }) => {
                if (key === 'Enter') onAhead({ ...ahead, isEntered: true });
                if (key === 'Escape') onOpen(false);
              }}
            />
          </div>
        </div>
      </div>
    </div>
  );
}
