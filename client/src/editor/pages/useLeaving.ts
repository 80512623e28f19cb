import { useState, type MouseEvent } from 'react';

import { wayOf } from '../session/choosing.js';
import type { OpenPage } from '../session/useOpening.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

/** Follows a link once every edit made here is stored; where that does not come about it stays, and says so. */
export function useLeaving({ session }: Pick<OpenPage, 'session'>) {
  const tell = useSnackbar();
  const [isLeaving, setLeaving] = useState(false);
  const leave = (event: MouseEvent<HTMLAnchorElement>): void => {
    // In a window of its own nothing is left.
    if (wayOf(event) !== 'alone' || session.current().isSaved) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    setLeaving(true);
    session.whenSaved().then(
      () => {
        location.assign(href);
      },
      (error: unknown) => {
        setLeaving(false);
        tell(error instanceof Error ? error.message : String(error));
      },
    );
  };
  return { leave, isLeaving };
}
