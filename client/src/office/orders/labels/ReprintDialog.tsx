import {
  REPRINT_REASONS,
  reprintReasonName,
  type ReprintReason,
} from '@selvedge/shared/orders/labels/reprint-reason';
import { useState } from 'react';

import { Choice } from '../../../ui/office/Choice.js';
import { Confirm } from '../../../ui/office/popups/Confirm.js';

const reasons = REPRINT_REASONS.map((value) => ({ value, text: reprintReasonName(value) }));

/** Asks for the reason of a reprint. */
export function ReprintDialog(props: {
  readonly counter: number;
  readonly onPrint: (reason: ReprintReason) => void;
  readonly onClose: () => void;
}) {
  const { counter, onPrint, onClose } = props;
  const [reason, setReason] = useState<ReprintReason>('damaged');
  return (
    <Confirm
      title={`Reprint label ${String(counter)}?`}
      yes="Reprint label"
      onAnswer={(answer) => {
        onClose();
        if (answer) onPrint(reason);
      }}
    >
      <p>The label must be picked again. The reason is saved in the order’s history.</p>
      <Choice
        label="Reason"
        value={reason}
        options={reasons}
        onChange={(value) => {
          const chosen = REPRINT_REASONS.find((one) => one === value);
          if (chosen !== undefined) setReason(chosen);
        }}
      />
    </Confirm>
  );
}
