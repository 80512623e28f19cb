import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import type { FactoryLabel } from '@selvedge/shared/orders/labels/label-record';
import { isInWork, isUnpaid } from '@selvedge/shared/orders/order-status';
import { useState, type ReactNode } from 'react';

import { labelState, lastPrint } from './label-state.js';
import { sheetLink } from './labels.api.js';
import { ReprintDialog } from './ReprintDialog.js';
import { useLabelWork, type LabelAction } from './useLabelWork.js';
import rows from '../PanelRows.module.css';
import { Ago } from '../../../ui/office/Ago.js';
import { Button } from '../../../ui/office/Button.js';
import { buttonLink } from '../../../ui/office/button-link.js';
import { Panel } from '../../../ui/office/Panel.js';
import { Confirm } from '../../../ui/office/popups/Confirm.js';

const whenPrinted = 'Labels can be printed once the order is paid.';

/** Action that awaits confirmation. */
interface Confirming {
  readonly what: 'reprint' | 'cancel';
  readonly counter: number;
}

/** Labels of an order with their states; permitted staff can print, pick and cancel them. */
export function LabelsPanel({ order, mayPrint }: { order: AtlasOrder; mayPrint: boolean }) {
  const work = useLabelWork(order);
  const [confirming, setConfirming] = useState<Confirming>();
  const labels = order.items.flatMap((item) =>
    (item.labels ?? []).map((label) => ({ label, name: item.name })),
  );
  if (labels.length === 0) return null;
  const waiting = labels.filter(({ label }) => label.timesPrinted === 0 && !label.cancelled);
  const isPrinted = labels.some(({ label }) => label.timesPrinted > 0 && !label.cancelled);
  const isDue = isInWork(order.flow, order.stage);
  return (
    <Panel
      title="Labels"
      action={isPrinted && mayPrint && <SheetLink id={order.id} />}
      {...(mayPrint && isUnpaid(order.status) && { text: whenPrinted })}
    >
      {mayPrint && isDue && waiting.length > 0 && (
        <PrintButton
          count={waiting.length}
          isPending={work.isPending}
          onPrint={() => {
            work.mutate({ do: 'print' });
          }}
        />
      )}
      <ul className={rows['rows']}>
        {labels.map(({ label, name }) => (
          <LabelRow
            key={label.counter}
            label={label}
            name={name}
            tools={
              mayPrint &&
              !label.cancelled && (
                <Tools label={label} isDue={isDue} onAction={work.mutate} onAsk={setConfirming} />
              )
            }
          />
        ))}
      </ul>
      {confirming && (
        <Question confirming={confirming} onAction={work.mutate} onAsk={setConfirming} />
      )}
    </Panel>
  );
}

function PrintButton(props: {
  readonly count: number;
  readonly isPending: boolean;
  readonly onPrint: () => void;
}) {
  const { count, isPending, onPrint } = props;
  return (
    <div>
      <Button isPending={isPending} onPress={onPrint}>
        {count === 1 ? 'Print 1 label' : `Print ${String(count)} labels`}
      </Button>
    </div>
  );
}

function Question(props: {
  readonly confirming: Confirming;
  readonly onAction: (action: LabelAction) => void;
  readonly onAsk: (confirming: undefined) => void;
}) {
  const { onAction, onAsk } = props;
  const { what, counter } = props.confirming;
  const close = () => {
    onAsk(undefined);
  };
  if (what === 'reprint') {
    return (
      <ReprintDialog
        counter={counter}
        onClose={close}
        onPrint={(reason) => {
          onAction({ do: 'print', counters: [counter], reason });
        }}
      />
    );
  }
  return (
    <Confirm
      title={`Cancel label ${String(counter)}?`}
      yes="Cancel label"
      no="Keep label"
      isLoss
      onAnswer={(answer) => {
        close();
        if (answer) onAction({ do: 'cancel', counter });
      }}
    >
      <p>This label can no longer be printed or picked. This cannot be undone.</p>
    </Confirm>
  );
}

function SheetLink({ id }: { id: number }) {
  return (
    <a className={buttonLink()} href={sheetLink([id])} target="_blank" rel="noopener">
      Last print as PDF
    </a>
  );
}

function LabelRow(props: {
  readonly label: FactoryLabel;
  readonly name: string;
  readonly tools: ReactNode;
}) {
  const { label, name, tools } = props;
  const by = lastPrint(label);
  const at = label.pickedAt ?? label.printLogs.at(-1)?.createdAt;
  return (
    <li className={rows['row']} data-state={labelState(label)}>
      <div>
        <p className={rows['name']}>
          {label.counter}. <bdi>{name}</bdi> · {label.pickface}
        </p>
        <p className={rows['state']}>
          {labelState(label)}
          {at !== undefined && (
            <>
              {' '}
              <Ago time={at} />
            </>
          )}
          {by !== undefined && ` · printed by ${by}`}
        </p>
      </div>
      {tools}
    </li>
  );
}

function Tools(props: {
  readonly label: FactoryLabel;
  /** Whether the order is at a stage where labels are printed. */
  readonly isDue: boolean;
  readonly onAction: (action: LabelAction) => void;
  readonly onAsk: (confirming: {
    readonly what: 'reprint' | 'cancel';
    readonly counter: number;
  }) => void;
}) {
  const { isDue, onAction, onAsk } = props;
  const { counter, timesPrinted, pickedAt } = props.label;
  const of = `label ${String(counter)}`;
  return (
    <div className={rows['tools']}>
      {timesPrinted > 0 && pickedAt === null && (
        <Button
          aria-label={`Pick ${of}`}
          onPress={() => {
            onAction({ do: 'pick', counter });
          }}
        >
          Pick
        </Button>
      )}
      {isDue && timesPrinted > 0 && (
        <Button
          aria-label={`Reprint ${of}`}
          onPress={() => {
            onAsk({ what: 'reprint', counter });
          }}
        >
          Reprint
        </Button>
      )}
      <Button
        aria-label={`Cancel ${of}`}
        onPress={() => {
          onAsk({ what: 'cancel', counter });
        }}
      >
        Cancel
      </Button>
    </div>
  );
}
