import type { Failures, StalledFollower } from '@selvedge/shared/installation/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { skipEvent } from './installation.api.js';
import styles from './InstallationPage.module.css';
import { Confirm } from '../../ui/office/popups/Confirm.js';
import { TextField } from '../../ui/office/TextField.js';

interface SkipDialogProps {
  readonly stall: StalledFollower;
  readonly onDone: (left: Failures) => void;
  readonly onClose: () => void;
}

/**
 * Requires a reason, because skipping cannot be undone; the server records the user and the reason.
 */
export function SkipDialog({ stall, onDone, onClose }: SkipDialogProps) {
  const [reason, setReason] = useState('');
  const { division, subscriber, position, type } = stall;
  const skip = useMutation({
    mutationFn: () => skipEvent({ division, subscriber, position, reason }),
    onSuccess: onDone,
  });
  return (
    <Confirm
      title="Skip this event?"
      yes="Skip permanently"
      no="Cancel"
      isLoss
      isIncomplete={reason.trim() === ''}
      isPending={skip.isPending}
      onAnswer={(answer) => {
        if (answer) skip.mutate();
        else onClose();
      }}
    >
      <p>
        {`${subscriber} continues after event ${String(position)} of division ${String(division)} (${type}) and never processes it. The event stays in the log.`}
      </p>
      <TextField label="Reason" value={reason} onChange={setReason} maxLength={500} autoFocus />
      {skip.error && (
        <p role="alert" className={styles['told']}>
          {skip.error.message}
        </p>
      )}
    </Confirm>
  );
}
