import { formatMoney } from '@selvedge/shared/money';
import type { AtlasOrder, OrderItem } from '@selvedge/shared/orders/contract';

import styles from './OrderItems.module.css';

/** What was ordered, and what it came to. */
export function OrderItems({ order }: { order: AtlasOrder }) {
  const money = (amount: number) => formatMoney({ amount, currency: order.currency });
  return (
    <>
      <ul className={styles['items']}>
        {order.items.map((item) => (
          <li key={item.id} className={styles['item']}>
            {/* What stands for shipping has none. */}
            {item.image === '' ? <span /> : <Thumbnail image={item.image} />}
            <div>
              <p className={styles['name']}>{item.name}</p>
              <p className={styles['options']}>{aboutItem(item)}</p>
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
        {order.discount > 0 && (
          <>
            <dt>Discount</dt>
            <dd>−{money(order.discount)}</dd>
          </>
        )}
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

function Thumbnail({ image }: { image: string }) {
  return <img src={`${image}?w=320`} alt="" width={56} height={70} className={styles['image']} />;
}

function aboutItem({ options: { Colour, Size }, sku }: OrderItem): string {
  return Colour === '' ? sku : `${Colour}, ${Size} · ${sku}`;
}
