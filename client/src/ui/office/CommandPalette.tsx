import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';

import type { PaletteCommand } from './PalettePopup.js';
import styles from './CommandPalette.module.css';

/** Fetched when somebody asks for it first. */
const PalettePopup = lazy(async () => {
  const popup = await import('./PalettePopup.js');
  return { default: popup.PalettePopup };
});

/** Opens on Ctrl-K (or Cmd-K): type to narrow, arrows to choose, Enter to go. `commandsFor` may read what was typed. */
export function CommandPalette({
  commandsFor,
}: {
  commandsFor: (typed: string) => readonly PaletteCommand[];
}) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen((shown) => !shown);
    };
    addEventListener('keydown', open);
    return () => {
      removeEventListener('keydown', open);
    };
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles['opener']}
        aria-keyshortcuts="Control+K"
        onClick={() => {
          setOpen(true);
        }}
      >
        <Search size={15} aria-hidden />
        <span className={styles['word']}>Go to</span> <kbd className={styles['key']}>Ctrl K</kbd>
      </button>
      {wasOpened && (
        <Suspense>
          <PalettePopup commandsFor={commandsFor} isOpen={isOpen} onOpen={setOpen} />
        </Suspense>
      )}
    </>
  );
}
