import { formatMoney } from '@selvedge/shared/money';
import { childOrderTypeName } from '@selvedge/shared/orders/children/child-order';
import type { AtlasOrder, AtlasOrderItem, OrderItem } from '@selvedge/shared/orders/contract';
import { Link } from '@tanstack/react-router';

import styles from './OrderItems.module.css';
import { OrderPicture } from '../OrderPicture.js';

export function OrderItems({ order }: { order: AtlasOrder }) {
  const money = (amount: number) => formatMoney({ amount, currency: order.currency });
  return (
    <>
      <ul className={styles['items']}>
        {order.items.map((item) => (
          <li key={item.id} className={styles['item']}>
            {/* Shipping lines and custom quote lines have no image. */}
            {item.image === '' ? (
              <span className={styles['none']} />
            ) : (
              <Thumbnail image={item.image} division={order.division} />
            )}
            <div>
              <p className={styles['name']} dir="auto">
                {item.name}
              </p>
              <p className={styles['options']}>
                {choiceOf(item)}
                <span translate="no">{item.sku}</span>
              </p>
              <Links item={item} />
            </div>
            <p className={styles['price']}>
              {item.quantity} × {money(item.price)}
            </p>
            <p className={styles['price']}>{money(item.quantity * item.price)}</p>
          </li>
        ))}
      </ul>
      <Totals order={order} />
    </>
  );
}

function Totals({ order }: { order: AtlasOrder }) {
  const money = (amount: number) => formatMoney({ amount, currency: order.currency });
  const tax = order.goodsTax + order.shippingTax - order.taxDiscount;
  return (
    <dl className={styles['totals']}>
      <dt>Subtotal</dt>
      <dd>{money(order.subtotal)}</dd>
      {order.discount > 0 && (
        <>
          <dt>{order.coupon === null ? 'Discount' : `Discount (${order.coupon})`}</dt>
          <dd>−{money(order.discount)}</dd>
        </>
      )}
      <dt>Shipping</dt>
      <dd>{money(order.shipping)}</dd>
      {tax > 0 && (
        <>
          <dt>Tax included</dt>
          <dd>{money(tax)}</dd>
        </>
      )}
      <dt className={styles['total']}>Total</dt>
      <dd className={styles['total']}>{money(order.total)}</dd>
    </dl>
  );
}

/** Contents of a bundle, the item this one was made from, and returns of this item. */
function Links({ item: { pieces, parent, returnLogs } }: { item: AtlasOrderItem }) {
  return (
    <>
      {pieces.map(({ name, choice }, nth) => (
        <p key={nth} className={styles['options']}>
          {`${name}: ${choice}`}
        </p>
      ))}
      {parent !== null && (
        <p className={styles['options']}>
          Item {parent.itemId} of <OrderLink id={parent.orderId} />
        </p>
      )}
      {returnLogs.map(({ childOrderId, childOrderType, quantity }) => (
        <p key={childOrderId} className={styles['options']}>
          {`${childOrderTypeName(childOrderType)} of ${String(quantity)}: `}
          <OrderLink id={childOrderId} />
        </p>
      ))}
    </>
  );
}

function OrderLink({ id }: { id: number }) {
  return (
    <Link to="/orders/$id" params={{ id: String(id) }}>
      {`order #${String(id)}`}
    </Link>
  );
}

function Thumbnail(props: { image: string; division: number }) {
  return <OrderPicture {...props} width={56} height={70} className={styles['image']} />;
}

function choiceOf({ options: { Colour, Size } }: OrderItem): string {
  return Colour === '' ? '' : `${Colour}, ${Size} · `;
}
