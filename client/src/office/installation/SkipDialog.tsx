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

/** It cannot be undone, so somebody says why, and it is kept who did. */
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
      yes="Skip it for good"
      no="Keep waiting"
      isLoss
      isIncomplete={reason.trim() === ''}
      isPending={skip.isPending}
      onAnswer={(answer) => {
        if (answer) skip.mutate();
        else onClose();
      }}
    >
      <p>
        {`${subscriber} goes on behind event ${String(position)} of division ${String(division)} (${type}), and never does what follows from it. The event stays in the log.`}
      </p>
      <TextField label="Why" value={reason} onChange={setReason} maxLength={500} autoFocus />
      {skip.error && (
        <p role="alert" className={styles['told']}>
          {skip.error.message}
        </p>
      )}
    </Confirm>
  );
}
