import {
  ORDER_FLOWS,
  statusName,
  type OrderFlow,
  type OrderStatus,
} from '@selvedge/shared/orders/order-status';
import { Header, Menu, MenuItem, MenuSection, Popover } from 'react-aria-components';

import styles from './StatusMenu.module.css';
import { StatusMark } from '../../../ui/office/StatusMark.js';

/** The statuses of a flow by its stages, in the pop-over of a menu's trigger. */
export function StatusChoices(props: {
  readonly flow: OrderFlow;
  readonly selected: OrderStatus | undefined;
  readonly onChoose: (status: string) => void;
}) {
  const { flow, selected, onChoose } = props;
  const stages: readonly (readonly OrderStatus[])[] = ORDER_FLOWS[flow];
  return (
    <Popover className={styles['popover'] ?? ''} placement="bottom start">
      <Menu
        className={styles['menu'] ?? ''}
        aria-label="Status"
        selectionMode="single"
        selectedKeys={selected === undefined ? [] : [selected]}
        onAction={(key) => {
          onChoose(String(key));
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
                <StatusMark status={status} />
              </MenuItem>
            ))}
          </MenuSection>
        ))}
      </Menu>
    </Popover>
  );
}
