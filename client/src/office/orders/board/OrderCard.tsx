import { formatMoney } from '@selvedge/shared/money';
import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import type { OrderPriority } from '@selvedge/shared/orders/order-priority';
import type { OrderStatus } from '@selvedge/shared/orders/order-status';
import { Link } from '@tanstack/react-router';
import { Check, GripVertical } from 'lucide-react';
import { createContext, useContext, useState } from 'react';
import { Button, CheckboxButton, CheckboxField, GridListItem } from 'react-aria-components';

import { LastTold } from './last-told.js';
import { Due } from './Due.js';
import styles from './OrderCard.module.css';
import { PriorityMenu } from './PriorityMenu.js';
import { OrderPicture } from '../OrderPicture.js';
import { StatusMenu } from '../status/StatusMenu.js';
import { Ago } from '../../../ui/office/Ago.js';

/** For so long a change is news. */
const newsMs = 2_000;

/** What a person can do to the orders of a board. */
export interface CardDeeds {
  readonly mayChange: boolean;
  readonly onMove: (order: AtlasOrderRow, status: OrderStatus) => void;
  readonly onPress: (order: AtlasOrderRow, priority: OrderPriority) => void;
}

/** What the cards of a board have in common: what may be done to them, and what was told of which. */
export const BoardCards = createContext<{
  readonly told: LastTold;
  readonly deeds: CardDeeds;
}>({
  told: new LastTold(),
  deeds: { mayChange: false, onMove: () => undefined, onPress: () => undefined },
});

/** One order on the board. */
export function OrderCard({ order }: { readonly order: AtlasOrderRow }) {
  return (
    <GridListItem
      id={order.id}
      textValue={`Order ${String(order.id)}`}
      className={styles['card'] ?? ''}
      data-order={order.id}
    >
      <Content order={order} />
    </GridListItem>
  );
}

function Content({ order }: { readonly order: AtlasOrderRow }) {
  const { told, deeds } = useContext(BoardCards);
  const { mayChange, onMove, onPress } = deeds;
  const last = told.of(order.id);
  return (
    <>
      {last?.position === order.position && <Flash key={last.position} at={last.at} />}
      <div className={styles['top']}>
        {mayChange && <Handles />}
        <Link to="/orders/$id" params={{ id: String(order.id) }} className={styles['number'] ?? ''}>
          #{order.id}
        </Link>
        <PriorityMenu order={order} mayChange={mayChange} onPress={onPress} />
        <span className={styles['worth']}>
          {formatMoney({ amount: order.total, currency: order.currency })}
        </span>
      </div>
      <Pictures order={order} />
      <p className={styles['who']}>
        {order.customerName ?? 'Erased customer'} <span>{order.store}</span>
      </p>
      <div className={styles['bottom']}>
        <StatusMenu order={order} mayChange={mayChange} onMove={onMove} />
        <Due order={order} />
      </div>
      <p className={styles['by']}>
        {order.changedBy !== null && `${order.changedBy}, `}
        <Ago time={order.changedAt} />
      </p>
    </>
  );
}

/** Points out what somebody has just changed; a card that comes into sight later is not news any more. */
function Flash({ at }: { readonly at: number }) {
  const [isNews] = useState(() => Date.now() - at < newsMs);
  return isNews && <span className={styles['flash']} data-news aria-hidden />;
}

/** What a card is dragged by, and chosen. */
function Handles() {
  return (
    <>
      <Button slot="drag" className={styles['grip'] ?? ''}>
        <GripVertical size={14} aria-hidden />
      </Button>
      <CheckboxField slot="selection">
        <CheckboxButton className={styles['choice'] ?? ''}>
          <Check size={12} aria-hidden />
        </CheckboxButton>
      </CheckboxField>
    </>
  );
}

function Pictures({ order }: { order: AtlasOrderRow }) {
  const { division, images, quantity: pieces } = order;
  return (
    <div className={styles['pictures']}>
      {images.map((image) => (
        <OrderPicture key={image} {...{ image, division }} width={36} height={45} />
      ))}
      <span className={styles['count']}>
        {pieces} {pieces === 1 ? 'piece' : 'pieces'}
      </span>
    </div>
  );
}
