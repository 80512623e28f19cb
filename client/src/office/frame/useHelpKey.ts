import { useEffect, useEffectEvent } from 'react';

const typing = 'input, textarea, select, [contenteditable]';

/** Calls `onHelp` when the question mark is pressed outside text fields. */
export function useHelpKey(onHelp: () => void): void {
  const help = useEffectEvent(onHelp);
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      // Checks the focused element rather than the target: the palette dispatches key events on the
      // selected entry.
      if (key !== '?' || document.activeElement?.closest(typing)) return;
      help();
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
    };
  }, []);
}
