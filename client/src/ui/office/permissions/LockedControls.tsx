import { permissionTitle } from '@selvedge/shared/permissions/permission-titles';
import type { MissingPermission } from '@selvedge/shared/policies/policies';
import { Lock } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';

import styles from './permissions.module.css';
import { usePending } from './useOwnRequests.js';
import { Button } from '../Button.js';
import { later } from '../later.js';

// Loaded on demand: most users have the permissions they need.
const RequestDialog = later(async () => (await import('./RequestDialog.js')).RequestDialog, 'over');

function useRequestDialog(missing: MissingPermission) {
  const [isOpen, open] = useState(false);
  const isPending = usePending(missing) !== undefined;
  const dialog = isOpen && (
    <Suspense>
      <RequestDialog
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

/** Button that requests a permission (PRM-002). */
export function RequestButton({ missing }: { readonly missing: MissingPermission }) {
  const { ask, dialog, isPending } = useRequestDialog(missing);
  const title = permissionTitle(missing.permission);
  return (
    <>
      <Button kind={isPending ? 'quiet' : 'primary'} onPress={ask}>
        {isPending ? `Requested “${title}”` : `Request “${title}”`}
      </Button>
      {dialog}
    </>
  );
}

/**
 * Covers a control that the user may not use (LAY-052). The control keeps its look but is inert. A
 * click, a key and a screen reader reach the button that requests the permission.
 */
export function Intercepted(props: {
  readonly missing: MissingPermission;
  readonly children: ReactNode;
}) {
  const { ask, dialog, isPending } = useRequestDialog(props.missing);
  const title = permissionTitle(props.missing.permission);
  return (
    <span className={styles['locked']}>
      {props.children}
      <button
        type="button"
        className={styles['interceptor']}
        aria-haspopup="dialog"
        aria-label={isPending ? `Requested “${title}”` : `Request “${title}”`}
        title={
          isPending
            ? 'You have requested this permission'
            : 'You do not have this permission yet. Request it'
        }
        onClick={ask}
      />
      {dialog}
    </span>
  );
}

/** Menu entry that the user may not open yet (PRM-001). */
export function LockedEntry(props: {
  readonly missing: MissingPermission;
  readonly text: string;
  readonly className: string;
}) {
  const { missing, text, className } = props;
  const { ask, dialog, isPending } = useRequestDialog(missing);
  return (
    <>
      <button
        type="button"
        className={`${className} ${styles['entry'] ?? ''}`}
        aria-haspopup="dialog"
        aria-label={isPending ? `${text}: requested` : `${text}: request access`}
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
