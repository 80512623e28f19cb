import { useState } from 'react';

import { EraseDialog } from './EraseDialog.js';
import { Button } from '../../../ui/office/Button.js';

/** EVT-016: forgets who placed an order, once it was asked whether that is meant. */
export function ErasePerson({ orderId }: { orderId: number }) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button
        kind="danger"
        onPress={() => {
          setConfirming(true);
        }}
      >
        Erase this person
      </Button>
      {isConfirming && (
        <EraseDialog
          orderId={orderId}
          onClose={() => {
            setConfirming(false);
          }}
        />
      )}
    </>
  );
}
