import { useEffect } from 'react';

import type { ThemeEditing } from './useThemeEditor.js';

type Operation = 'publish' | 'undo' | 'redo';

/** What a key press asks for; where somebody types, undoing is the field's own. */
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

/** Ctrl-S, Ctrl-Z and Ctrl-Shift-Z, or with Cmd. */
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
