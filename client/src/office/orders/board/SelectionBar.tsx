import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import {
  isOrderStatus,
  type OrderFlow,
  type OrderStatus,
} from '@selvedge/shared/orders/order-status';
import { ChevronDown, X } from 'lucide-react';
import { MenuTrigger, Toolbar } from 'react-aria-components';

import styles from './SelectionBar.module.css';
import { StatusChoices } from '../status/StatusChoices.js';
import { Button } from '../../../ui/office/Button.js';
import { IconButton } from '../../../ui/office/IconButton.js';

/** What can be done to the orders that were chosen. */
export function SelectionBar(props: {
  readonly flow: OrderFlow;
  readonly chosen: readonly AtlasOrderRow[];
  readonly onMove: (status: OrderStatus) => void;
  readonly onClear: () => void;
}) {
  const { flow, chosen, onMove, onClear } = props;
  return (
    <Toolbar className={styles['bar'] ?? ''} aria-label="Chosen orders">
      <span role="status">
        {chosen.length} {chosen.length === 1 ? 'order' : 'orders'} chosen
      </span>
      <MenuTrigger>
        <Button kind="primary">
          Move to <ChevronDown size={14} aria-hidden />
        </Button>
        <StatusChoices
          flow={flow}
          selected={undefined}
          onChoose={(key) => {
            if (isOrderStatus(key)) onMove(key);
          }}
        />
      </MenuTrigger>
      <IconButton aria-label="Choose none" onPress={onClear}>
        <X size={18} aria-hidden />
      </IconButton>
    </Toolbar>
  );
}
