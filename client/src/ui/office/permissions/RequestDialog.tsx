import { permissionTitle } from '@selvedge/shared/permissions/permission-titles';
import type { MissingPermission } from '@selvedge/shared/policies/policies';
import type { OwnPermissionRequest } from '@selvedge/shared/permission-requests/contract';
import { useState } from 'react';

import styles from './permissions.module.css';
import { useRequesting, usePending, useWithdrawing } from './useOwnRequests.js';
import { Ago } from '../Ago.js';
import { Button } from '../Button.js';
import { Dialog, DialogButtons } from '../Dialog.js';
import { Field } from '../Field.js';
import { WindowGuard } from '../WindowGuard.js';
import { SendButtons } from '../SendButtons.js';

interface RequestDialogProps {
  readonly missing: MissingPermission;
  readonly onClose: () => void;
}

/** Requests a permission with a reason, or shows that a request is pending (EDT-020, EDT-021). */
export function RequestDialog({ missing, onClose }: RequestDialogProps) {
  const pending = usePending(missing);
  const title = permissionTitle(missing.permission);
  return (
    <Dialog title={`Request “${title}”`} isOpen onClose={onClose}>
      {pending === undefined ? (
        <Reason missing={missing} onClose={onClose} />
      ) : (
        <Waiting missing={missing} request={pending} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Reason({ missing, onClose }: RequestDialogProps) {
  const [reason, setReason] = useState('');
  const sending = useRequesting(missing, onClose);
  const whom = missing.of === 'dashboard' ? 'The owner of the shop' : 'A staff administrator';
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        sending.mutate(reason);
      }}
    >
      <WindowGuard isDirty={reason !== ''} text="Your request has not been sent yet." />
      <p>{whom} receives an e-mail, and you are notified of the answer.</p>
      <Field label="Why do you need this permission?" error={sending.error?.message}>
        {(control) => (
          <textarea
            {...control}
            name="reason"
            rows={3}
            maxLength={1000}
            required
            value={reason}
            onChange={({ currentTarget }) => {
              setReason(currentTarget.value);
            }}
          />
        )}
      </Field>
      <SendButtons send="Send request" isPending={sending.isPending} onCancel={onClose} />
    </form>
  );
}

function Waiting({
  missing: { of },
  request,
  onClose,
}: RequestDialogProps & { readonly request: OwnPermissionRequest }) {
  const withdrawing = useWithdrawing(of, onClose);
  return (
    <>
      <p>
        Requested <Ago time={request.at} />. It has not been answered yet.
      </p>
      {withdrawing.error !== null && <p role="alert">{withdrawing.error.message}</p>}
      <DialogButtons>
        <Button
          isPending={withdrawing.isPending}
          onPress={() => {
            withdrawing.mutate(request.id);
          }}
        >
          Withdraw request
        </Button>
        <Button kind="primary" onPress={onClose}>
          Close
        </Button>
      </DialogButtons>
    </>
  );
}
