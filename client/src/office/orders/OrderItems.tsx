import { formatMoney } from '@selvedge/shared/money';
import type { AtlasOrder } from '@selvedge/shared/orders/contract';

import styles from './OrderItems.module.css';

/** What was ordered, and what it came to. */
export function OrderItems({ order }: { order: AtlasOrder }) {
  const money = (amount: number) => formatMoney({ amount, currency: order.currency });
  return (
    <>
      <ul className={styles['items']}>
        {order.items.map((item) => (
          <li key={item.id} className={styles['item']}>
            <img
              src={`${item.image}?w=320`}
              alt=""
              width={56}
              height={70}
              className={styles['image']}
            />
            <div>
              <p className={styles['name']}>{item.name}</p>
              <p className={styles['options']}>
                {item.options.Colour}, {item.options.Size} · {item.sku}
              </p>
            </div>
            <p className={styles['price']}>
              {item.quantity} × {money(item.price)}
            </p>
            <p className={styles['price']}>{money(item.quantity * item.price)}</p>
          </li>
        ))}
      </ul>
      <dl className={styles['totals']}>
        <dt>Subtotal</dt>
        <dd>{money(order.subtotal)}</dd>
        <dt>Shipping</dt>
        <dd>{money(order.shipping)}</dd>
        <dt>Tax contained</dt>
        <dd>{money(order.goodsTax + order.shippingTax)}</dd>
        <dt className={styles['total']}>Total</dt>
        <dd className={styles['total']}>{money(order.total)}</dd>
      </dl>
    </>
  );
}
