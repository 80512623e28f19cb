import { useState } from 'react';

import { useErasePerson } from './useErasePerson.js';
import { Button } from '../../../ui/office/Button.js';
import { Dialog, DialogButtons } from '../../../ui/office/Dialog.js';
import { TextField } from '../../../ui/office/TextField.js';

/** It cannot be undone, so the order's number is typed (GDPR Article 17). */
export function EraseDialog({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const erase = useErasePerson(orderId, onClose);
  return (
    <Dialog role="alertdialog" title="Erase this person?" isOpen onClose={onClose}>
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
      <DialogButtons>
        <Button onPress={onClose}>Keep</Button>
        <Button
          kind="danger"
          isDisabled={typed.trim() !== String(orderId)}
          isPending={erase.isPending}
          onPress={() => {
            erase.mutate();
          }}
        >
          Erase for good
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
