import { useEffect, useState } from 'react';

import type { OwnUndo } from '../../connect/sdk/own-undo.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

export interface Steps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Undo and redo of the user's own changes. */
export function useUndo(manager: OwnUndo): Steps {
  const notify = useSnackbar();
  const [can, setCan] = useState({ canUndo: false, canRedo: false });
  useEffect(() => {
    const read = (): void => {
      const [canUndo, canRedo] = [manager.canUndo(), manager.canRedo()];
      setCan((before) =>
        before.canUndo === canUndo && before.canRedo === canRedo ? before : { canUndo, canRedo },
      );
    };
    manager.on('stack-item-added', read);
    manager.on('stack-item-popped', read);
    manager.on('stack-cleared', read);
    const overtaken = (): void => {
      read();
      notify('Nothing was undone: another person has changed the same content since.');
    };
    manager.overtaken.add(overtaken);
    return () => {
      manager.overtaken.delete(overtaken);
      manager.off('stack-item-added', read);
      manager.off('stack-item-popped', read);
      manager.off('stack-cleared', read);
    };
  }, [manager, notify]);
  return {
    ...can,
    undo: () => {
      manager.undo();
    },
    redo: () => {
      manager.redo();
    },
  };
}
