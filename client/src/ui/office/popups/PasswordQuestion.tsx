import { Suspense, useEffect, useRef, useState } from 'react';

import { askBy } from '../../../lib/password-question.js';
import { later } from '../later.js';

// Asked for seldom, on any screen.
const PasswordDialog = later(
  async () => (await import('./PasswordDialog.js')).PasswordDialog,
  'over',
);

/** IDN-006: stands by for calls that are dangerous. Those that come while it asks wait for the same answer. */
export function PasswordQuestion() {
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<((isConfirmed: boolean) => void)[]>([]);
  useEffect(
    () =>
      askBy(
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
