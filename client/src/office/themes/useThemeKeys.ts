import { useEffect } from 'react';

import type { ThemeEditing } from './useThemeEditor.js';

type Operation = 'publish' | 'undo' | 'redo';

/** Maps a key press to an action; text fields keep their own undo and redo. */
function actionOf(event: KeyboardEvent): Operation | undefined {
  if (!(event.ctrlKey || event.metaKey)) return undefined;
  const key = event.key.toLowerCase();
  if (key === 's') return 'publish';
  if (event.target instanceof HTMLElement && event.target.matches('input, textarea')) {
    return undefined;
  }
  if (key === 'y' || (key === 'z' && event.shiftKey)) return 'redo';
  return key === 'z' ? 'undo' : undefined;
}

/** Shortcuts: Ctrl/Cmd-S publishes, Ctrl/Cmd-Z undoes, Ctrl/Cmd-Shift-Z redoes. */
export function useThemeKeys({ dispatch, publish, isDirty }: ThemeEditing): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = actionOf(event);
      if (action === undefined) return;
      event.preventDefault();
      if (action !== 'publish') dispatch({ type: action });
      else if (isDirty) publish();
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
    };
  }, [dispatch, publish, isDirty]);
}
