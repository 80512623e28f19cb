import { Suspense, useEffect, useRef, useState } from 'react';

import { setPasswordHandler } from '../../../lib/password-question.js';
import { later } from '../later.js';

// Loaded on demand: rarely needed, but on any screen.
const PasswordDialog = later(
  async () => (await import('./PasswordDialog.js')).PasswordDialog,
  'over',
);

/**
 * Shows the password prompt for sensitive requests (IDN-006). Requests that arrive meanwhile share
 * its answer.
 */
export function PasswordQuestion() {
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<((isConfirmed: boolean) => void)[]>([]);
  useEffect(
    () =>
      setPasswordHandler(
        () =>
          new Promise((resolve) => {
            waiting.current.push(resolve);
            setOpen(true);
          }),
      ),
    [],
  );
  if (!isOpen) return null;
  return (
    <Suspense>
      <PasswordDialog
        onAnswer={(isConfirmed) => {
          setOpen(false);
          for (const resolve of waiting.current.splice(0)) resolve(isConfirmed);
        }}
      />
    </Suspense>
  );
}
