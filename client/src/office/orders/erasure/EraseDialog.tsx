import { useState } from 'react';

import { useErasePerson } from './useErasePerson.js';
import { Confirm } from '../../../ui/office/popups/Confirm.js';
import { TextField } from '../../../ui/office/TextField.js';

/** Requires the order number to be typed, because erasure is irreversible (GDPR Article 17). */
export function EraseDialog({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const erase = useErasePerson(orderId, onClose);
  return (
    <Confirm
      title="Erase personal data?"
      yes="Erase permanently"
      no="Cancel"
      isLoss
      isIncomplete={typed.trim() !== String(orderId)}
      isPending={erase.isPending}
      onAnswer={(answer) => {
        if (answer) erase.mutate();
        else onClose();
      }}
    >
      <p>
        This removes the customer’s name, addresses and messages from all of their orders and
        e-mails. Orders, items and amounts are kept. This cannot be undone.
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
