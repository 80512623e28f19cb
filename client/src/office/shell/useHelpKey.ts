import { useEffect, useEffectEvent } from 'react';

const typing = 'input, textarea, select, [contenteditable]';

/** The question mark, where nobody types one. */
export function useHelpKey(onHelp: () => void): void {
  const help = useEffectEvent(onHelp);
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      // Not the target: what is typed in the palette is told to the entry that Enter would take.
      if (key !== '?' || document.activeElement?.closest(typing)) return;
      help();
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
    };
  }, []);
}
