import { useState } from 'react';

import { useErasePerson } from './useErasePerson.js';
import { Confirm } from '../../../ui/office/popups/Confirm.js';
import { TextField } from '../../../ui/office/TextField.js';

/** It cannot be undone, so the order's number is typed (GDPR Article 17). */
export function EraseDialog({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const erase = useErasePerson(orderId, onClose);
  return (
    <Confirm
      title="Erase this person?"
      yes="Erase for good"
      no="Keep"
      isLoss
      isIncomplete={typed.trim() !== String(orderId)}
      isPending={erase.isPending}
      onAnswer={(answer) => {
        if (answer) erase.mutate();
        else onClose();
      }}
    >
      <p>
        Names, addresses and messages of this person disappear from all of their orders and mails.
        The orders, their items and sums stay. Nobody can bring it back.
      </p>
      <TextField
        label="Type the order number to confirm"
        inputMode="numeric"
        value={typed}
        onChange={setTyped}
        autoFocus
      />
    </Confirm>
  );
}
