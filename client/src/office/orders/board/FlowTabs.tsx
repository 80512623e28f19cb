import { ORDER_FLOW_NAMES, type OrderFlow } from '@selvedge/shared/orders/order-status';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';

import styles from './FlowTabs.module.css';

const FLOW_TITLES: Readonly<Record<OrderFlow, string>> = {
  normal: 'Normal',
  bespoke: 'Bespoke',
  paper: 'Paper',
};

/** Which of the three flows a board shows. */
export function FlowTabs({
  flow,
  onChange,
}: {
  flow: OrderFlow;
  onChange: (flow: OrderFlow) => void;
}) {
  return (
    <ToggleButtonGroup
      aria-label="Order flow"
      className={styles['tabs'] ?? ''}
      selectedKeys={[flow]}
      disallowEmptySelection
      onSelectionChange={(keys) => {
        const chosen = ORDER_FLOW_NAMES.find((name) => keys.has(name));
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {ORDER_FLOW_NAMES.map((name) => (
        <ToggleButton key={name} id={name} className={styles['tab'] ?? ''}>
          {FLOW_TITLES[name]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
