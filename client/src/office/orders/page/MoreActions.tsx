import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { MenuTrigger } from 'react-aria-components';

import { EraseDialog } from '../erasure/EraseDialog.js';
import { Button } from '../../../ui/office/Button.js';
import { PopMenu, PopMenuItem } from '../../../ui/office/PopMenu.js';

/** Menu of rarely used actions on an order. */
export function MoreActions({ orderId }: { readonly orderId: number }) {
  const [isErasing, setErasing] = useState(false);
  return (
    <>
      <MenuTrigger>
        <Button>
          <Ellipsis size={16} aria-hidden /> More actions
        </Button>
        <PopMenu
          aria-label="More actions"
          placement="bottom end"
          onAction={() => {
            setErasing(true);
          }}
        >
          <PopMenuItem id="erase" isLoss>
            Erase personal data
          </PopMenuItem>
        </PopMenu>
      </MenuTrigger>
      {isErasing && (
        <EraseDialog
          orderId={orderId}
          onClose={() => {
            setErasing(false);
          }}
        />
      )}
    </>
  );
}
