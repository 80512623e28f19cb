import { useEffect, useEffectEvent } from 'react';

const typing = 'input, textarea, select, [contenteditable]';

/** The question mark, where nobody types one. */
export function useHelpKey(onHelp: () => void): void {
  const help = useEffectEvent(onHelp);
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      if (key !== '?' || (target instanceof Element && target.closest(typing))) return;
      help();
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
    };
  }, []);
}
