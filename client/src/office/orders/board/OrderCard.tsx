import { formatMoney } from '@selvedge/shared/money';
import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import { Link } from '@tanstack/react-router';
import { Check, GripVertical } from 'lucide-react';
import { createContext, useContext, useState } from 'react';
import {
  Button,
  CheckboxButton,
  CheckboxField,
  GridListItem,
  MenuTrigger,
} from 'react-aria-components';

import { useCardMenu } from './card-menus.js';
import { RecentChanges } from './store/recent-changes.js';
import { Due } from './Due.js';
import styles from './OrderCard.module.css';
import { PriorityButton } from './PriorityButton.js';
import { PriorityMark } from './PriorityMark.js';
import { OrderPicture } from '../OrderPicture.js';
import { StatusButton } from '../status/StatusButton.js';
import { Ago } from '../../../ui/office/Ago.js';
import { StatusMark } from '../../../ui/office/StatusMark.js';

/** How long a change counts as recent. */
const newsMs = 2_000;

/** Shared state of a board's cards: recent changes and permission. */
export const BoardCards = createContext<{
  readonly changes: RecentChanges;
  readonly mayChange: boolean;
}>({ changes: new RecentChanges(), mayChange: false });

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
  const { changes, mayChange } = useContext(BoardCards);
  const last = changes.of(order.id);
  return (
    <>
      {last?.position === order.position && <Flash key={last.position} at={last.at} />}
      <div className={styles['top']}>
        {mayChange && <Handles />}
        <Link
          to="/orders/$id"
          params={{ id: String(order.id) }}
          className={styles['number'] ?? ''}
          translate="no"
        >
          #{order.id}
        </Link>
        {mayChange ? <CardPriority order={order} /> : <PriorityMark priority={order.priority} />}
        <span className={styles['worth']}>
          {formatMoney({ amount: order.total, currency: order.currency })}
        </span>
      </div>
      <Pictures order={order} />
      <p className={styles['who']}>
        <bdi>{order.customerName ?? 'Erased customer'}</bdi> <span dir="auto">{order.store}</span>
      </p>
      <div className={styles['bottom']}>
        {mayChange ? <CardStatus order={order} /> : <StatusMark status={order.status} />}
        <Due order={order} />
      </div>
      <p className={styles['by']}>
        {order.changedBy !== null && `${order.changedBy}, `}
        <Ago time={order.changedAt} />
      </p>
    </>
  );
}

function CardPriority({ order }: { readonly order: AtlasOrderRow }) {
  const { button, trigger } = useCardMenu('priority', order);
  return (
    <MenuTrigger {...trigger}>
      <PriorityButton ref={button} order={order} />
    </MenuTrigger>
  );
}

function CardStatus({ order }: { readonly order: AtlasOrderRow }) {
  const { button, trigger } = useCardMenu('status', order);
  return (
    <MenuTrigger {...trigger}>
      <StatusButton ref={button} order={order} />
    </MenuTrigger>
  );
}

/** Flashes after a recent change. Cards that scroll into view later do not flash. */
function Flash({ at }: { readonly at: number }) {
  const [isNews] = useState(() => Date.now() - at < newsMs);
  return isNews && <span className={styles['flash']} data-news aria-hidden />;
}

/** Drag handle and checkbox of a card. */
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
