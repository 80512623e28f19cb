import { useState } from 'react';

import { EraseDialog } from './EraseDialog.js';
import { Button } from '../../../ui/office/Button.js';

/** Erases the customer's personal data after confirmation. */
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
        Erase personal data
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
