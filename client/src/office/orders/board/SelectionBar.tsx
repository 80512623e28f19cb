import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import {
  isOrderStatus,
  type OrderFlow,
  type OrderStatus,
} from '@selvedge/shared/orders/order-status';
import { ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { MenuTrigger, Toolbar } from 'react-aria-components';

import styles from './SelectionBar.module.css';
import { StatusChoices } from '../status/StatusChoices.js';
import { Button } from '../../../ui/office/Button.js';
import { IconButton } from '../../../ui/office/IconButton.js';

/** Toolbar with actions for the selected orders. */
export function SelectionBar(props: {
  /** Undefined for orders of several flows, which cannot be moved together. */
  readonly flow: OrderFlow | undefined;
  readonly chosen: readonly AtlasOrderRow[];
  readonly onMove: (status: OrderStatus) => void;
  readonly onClear: () => void;
  /** Further actions. */
  readonly children?: ReactNode;
}) {
  const { flow, chosen, onMove, onClear, children } = props;
  return (
    <Toolbar className={styles['bar'] ?? ''} aria-label="Selected orders">
      <span role="status">
        {chosen.length} {chosen.length === 1 ? 'order' : 'orders'} selected
      </span>
      {flow !== undefined && (
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
      )}
      {children}
      <IconButton aria-label="Clear selection" onPress={onClear}>
        <X size={18} aria-hidden />
      </IconButton>
    </Toolbar>
  );
}
