import { permissionTitle } from '@selvedge/shared/permissions/permission-titles';
import type { MissingPermission } from '@selvedge/shared/permissions/policies';
import { Lock } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';

import styles from './permissions.module.css';
import { usePending } from './useOwnRequests.js';
import { Button } from '../Button.js';
import { later } from '../later.js';

// Most people have what they need, and never see it.
const AskDialog = later(async () => (await import('./AskDialog.js')).AskDialog, 'over');

/** The pop-up behind a control, and the way to open it. */
function useAsk(missing: MissingPermission) {
  const [isOpen, open] = useState(false);
  const isPending = usePending(missing) !== undefined;
  const dialog = isOpen && (
    <Suspense>
      <AskDialog
        missing={missing}
        onClose={() => {
          open(false);
        }}
      />
    </Suspense>
  );
  const ask = (): void => {
    open(true);
  };
  return { ask, dialog, isPending };
}

/** PRM-002: a button that asks for a permission. */
export function AskButton({ missing }: { readonly missing: MissingPermission }) {
  const { ask, dialog, isPending } = useAsk(missing);
  const title = permissionTitle(missing.permission);
  return (
    <>
      <Button kind={isPending ? 'quiet' : 'primary'} onPress={ask}>
        {isPending ? `Asked for “${title}”` : `Ask for “${title}”`}
      </Button>
      {dialog}
    </>
  );
}

/**
 * LAY-052: lies over a control that somebody may not use, which is given as it looks and does nothing. A
 * click, a key and a screen reader find the button that asks for it.
 */
export function Intercepted(props: {
  readonly missing: MissingPermission;
  readonly children: ReactNode;
}) {
  const { ask, dialog, isPending } = useAsk(props.missing);
  const title = permissionTitle(props.missing.permission);
  return (
    <span className={styles['locked']}>
      {props.children}
      <button
        type="button"
        className={styles['interceptor']}
        aria-haspopup="dialog"
        aria-label={isPending ? `Asked for “${title}”` : `Ask for “${title}”`}
        title={isPending ? 'You have asked for this' : 'You may not do this yet: ask for it'}
        onClick={ask}
      />
      {dialog}
    </span>
  );
}

/** PRM-001: an entry of a menu that somebody may not open yet. */
export function LockedEntry(props: {
  readonly missing: MissingPermission;
  readonly text: string;
  readonly className: string;
}) {
  const { missing, text, className } = props;
  const { ask, dialog, isPending } = useAsk(missing);
  return (
    <>
      <button
        type="button"
        className={`${className} ${styles['entry'] ?? ''}`}
        aria-haspopup="dialog"
        aria-label={isPending ? `${text}: asked for` : `${text}: ask for it`}
        onClick={ask}
      >
        <Lock size={13} aria-hidden />
        {text}
        {isPending && <span className={styles['dot']} aria-hidden />}
      </button>
      {dialog}
    </>
  );
}
