import {
  CHILD_ORDER_REASONS,
  CHILD_ORDER_TYPES,
  childOrderReasonName,
  childOrderTypeName,
  type ChildOrderReason,
  type ChildOrderType,
} from '@selvedge/shared/orders/children/child-order';
import type { AddChildOrder } from '@selvedge/shared/orders/children/contract';
import type { AtlasOrder, AtlasOrderItem } from '@selvedge/shared/orders/contract';
import { formatMoney } from '@selvedge/shared/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { addChildOrder } from './children.api.js';
import styles from './ChildOrderDialog.module.css';
import { CheckField } from '../../../ui/office/Field.js';
import { SelectField } from '../../../ui/office/SelectField.js';
import { Confirm } from '../../../ui/office/popups/Confirm.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

const followsOf: Readonly<Record<ChildOrderType, string>> = {
  reprint: 'Makes and sends these pieces again, free of charge. They go to the print queue.',
  exchange: 'Replaces returned pieces, free of charge. The new pieces go to the print queue.',
  refund:
    'Records returned items that you refund outside the payment provider. To refund the customer’s card, use Refund under Payment instead.',
};

interface Draft {
  readonly childOrderType: ChildOrderType;
  readonly reason: ChildOrderReason;
  /** Quantity by item id. */
  readonly quantities: Readonly<Record<number, number>>;
  readonly isShipping: boolean;
}

const untouched: Draft = {
  childOrderType: 'reprint',
  reason: 'damaged',
  quantities: {},
  isShipping: false,
};

/** Asks for type, reason and quantities of a reprint, exchange or refund order. */
export function ChildOrderDialog(props: {
  readonly order: AtlasOrder;
  readonly onClose: () => void;
}) {
  const { order, onClose } = props;
  const [draft, setDraft] = useState(untouched);
  const adding = useAdding(order.id);
  const body = bodyOf(draft, order);
  return (
    <Confirm
      title={`Create order from #${String(order.id)}`}
      yes={`Create ${childOrderTypeName(draft.childOrderType).toLowerCase()} order`}
      isPending={adding.isPending}
      isIncomplete={body.items.length === 0 && !body.isShippingRefunded}
      onAnswer={(answer) => {
        // A refused order stays in the dialog.
        if (answer) adding.mutate(body, { onSuccess: onClose });
        else onClose();
      }}
    >
      <p>{followsOf[draft.childOrderType]}</p>
      <Choices
        draft={draft}
        order={order}
        onChange={(change) => {
          setDraft({ ...draft, ...change });
        }}
      />
    </Confirm>
  );
}

function bodyOf(draft: Draft, { childOrders }: AtlasOrder) {
  const { childOrderType, reason, quantities, isShipping } = draft;
  return {
    childOrderType,
    reason,
    items: Object.entries(quantities)
      .filter(([, quantity]) => quantity > 0)
      .map(([id, quantity]) => ({ id: Number(id), quantity })),
    isShippingRefunded: childOrderType === 'refund' && isShipping,
    childOrders: childOrders.length,
  };
}

const kinds = CHILD_ORDER_TYPES.map((value) => ({ value, text: childOrderTypeName(value) }));
const reasons = CHILD_ORDER_REASONS.map((value) => ({ value, text: childOrderReasonName(value) }));

function Choices(props: {
  readonly draft: Draft;
  readonly order: AtlasOrder;
  readonly onChange: (change: Partial<Draft>) => void;
}) {
  const { draft, order, onChange } = props;
  const { childOrderType, reason, quantities, isShipping } = draft;
  return (
    <>
      <div className={styles['choices']}>
        <SelectField
          label="Type"
          value={childOrderType}
          options={kinds}
          onChange={(chosen) => {
            onChange({ childOrderType: chosen });
          }}
        />
        <SelectField
          label="Reason"
          value={reason}
          options={reasons}
          onChange={(chosen) => {
            onChange({ reason: chosen });
          }}
        />
      </div>
      <ul className={styles['items']}>
        {order.items.map((item) => (
          <Pieces
            key={item.id}
            item={item}
            quantity={quantities[item.id] ?? 0}
            onChange={(quantity) => {
              onChange({ quantities: { ...quantities, [item.id]: quantity } });
            }}
          />
        ))}
      </ul>
      {childOrderType === 'refund' && order.shipping > 0 && (
        <Shipping order={order} isChosen={isShipping} onChange={onChange} />
      )}
    </>
  );
}

function Shipping(props: {
  readonly order: AtlasOrder;
  readonly isChosen: boolean;
  readonly onChange: (change: Pick<Draft, 'isShipping'>) => void;
}) {
  const { shipping: amount, currency } = props.order;
  return (
    <CheckField label={`Shipping, ${formatMoney({ amount, currency })}`}>
      {(control) => (
        <input
          {...control}
          type="checkbox"
          checked={props.isChosen}
          onChange={(event) => {
            props.onChange({ isShipping: event.currentTarget.checked });
          }}
        />
      )}
    </CheckField>
  );
}

/** Creates the order and opens it; shows the server's message if it is refused. */
function useAdding(id: number) {
  const client = useQueryClient();
  const notify = useSnackbar();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: AddChildOrder) => addChildOrder(id, body),
    onSuccess: (added) => navigate({ to: '/orders/$id', params: { id: String(added.id) } }),
    onError: (error) => {
      notify(error.message);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['order', id] }),
  });
}

function Pieces(props: {
  readonly item: AtlasOrderItem;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}) {
  const { item, quantity, onChange } = props;
  const refunded = item.returnLogs
    .filter(({ childOrderType }) => childOrderType === 'refund')
    .reduce((sum, log) => sum + log.quantity, 0);
  const left = item.quantity - refunded;
  const { Colour, Size } = item.options;
  return (
    <li>
      <SelectField
        label={[item.name, Colour, Size].filter((part) => part !== '').join(', ')}
        value={String(quantity)}
        options={Array.from({ length: left + 1 }, (_, pieces) => ({
          value: String(pieces),
          text: pieces === 0 ? 'None' : `${String(pieces)} of ${String(left)}`,
        }))}
        isDisabled={left === 0}
        onChange={(pieces) => {
          onChange(Number(pieces));
        }}
      />
    </li>
  );
}
