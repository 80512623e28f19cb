import {
  ORDER_FLOWS,
  statusName,
  type OrderFlow,
  type OrderStatus,
} from '@selvedge/shared/orders/order-status';
import { PopMenu, PopMenuItem, PopMenuSection } from '../../../ui/office/PopMenu.js';
import { StatusMark } from '../../../ui/office/StatusMark.js';

/** Menu of a flow's statuses, grouped by stage. */
export function StatusChoices(props: {
  readonly flow: OrderFlow;
  readonly selected: OrderStatus | undefined;
  readonly onChoose: (status: string) => void;
}) {
  const { flow, selected, onChoose } = props;
  return (
    <PopMenu
      aria-label="Status"
      selectionMode="single"
      selectedKeys={selected === undefined ? [] : [selected]}
      onAction={(key) => {
        onChoose(String(key));
      }}
    >
      <StatusItems flow={flow} />
    </PopMenu>
  );
}

export function StatusItems({ flow }: { readonly flow: OrderFlow }) {
  const stages: readonly (readonly OrderStatus[])[] = ORDER_FLOWS[flow];
  return stages.map((statuses, stage) => (
    <PopMenuSection key={statuses[0]} title={`Stage ${String(stage + 1)}`}>
      {statuses.map((status) => (
        <PopMenuItem key={status} id={status} textValue={statusName(status)}>
          <StatusMark status={status} />
        </PopMenuItem>
      ))}
    </PopMenuSection>
  ));
}
