import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import {
  isOrderStatus,
  ORDER_FLOWS,
  statusName,
  type OrderStatus,
} from '@selvedge/shared/orders/order-status';
import { ChevronDown } from 'lucide-react';
import {
  Button,
  Header,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
} from 'react-aria-components';

import styles from './StatusMenu.module.css';
import { useChangeStatus } from './useChangeStatus.js';
import { StatusMark } from '../../ui/office/StatusMark.js';

/** The status of an order; for those who may, a menu of all statuses of its flow. */
export function StatusMenu({ order, mayChange }: { order: AtlasOrderRow; mayChange: boolean }) {
  const change = useChangeStatus();
  if (!mayChange) return <StatusMark status={order.status} stage={order.stage} />;
  const stages: readonly (readonly OrderStatus[])[] = ORDER_FLOWS[order.flow];
  return (
    <MenuTrigger>
      <Button
        className={styles['trigger'] ?? ''}
        aria-label={`Status of order ${String(order.id)}: ${statusName(order.status)}. Change`}
        isPending={change.isPending}
      >
        <StatusMark status={order.status} stage={order.stage} />
        <ChevronDown size={14} aria-hidden />
      </Button>
      <Popover className={styles['popover'] ?? ''} placement="bottom start">
        <Menu
          className={styles['menu'] ?? ''}
          selectionMode="single"
          selectedKeys={[order.status]}
          onAction={(key) => {
            const status = String(key);
            if (isOrderStatus(status) && status !== order.status) change.mutate({ order, status });
          }}
        >
          {stages.map((statuses, stage) => (
            <MenuSection key={statuses[0]}>
              <Header className={styles['header'] ?? ''}>Stage {stage + 1}</Header>
              {statuses.map((status) => (
                <MenuItem
                  key={status}
                  id={status}
                  textValue={statusName(status)}
                  className={styles['item'] ?? ''}
                >
                  <StatusMark status={status} stage={stage} />
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
