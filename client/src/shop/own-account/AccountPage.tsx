import { longDate } from '@selvedge/shared/dates/english-dates';
import { formatMoney } from '@selvedge/shared/money';
import { invoiceLink } from '@selvedge/shared/orders/invoice/invoice-link';
import type { AccountOrder } from '@selvedge/shared/own-account/account.screen';

import styles from './account.module.css';
import { AccountFrame, AccountPart } from './AccountFrame.js';
import { classesOf } from '../../lib/class-names.js';
import type { ScreenProps } from '../../lib/screen.js';
import { layout } from '../../ui/shop/common/layout.js';
import { Thumbnail } from '../../ui/shop/Thumbnail.js';

const css = classesOf(styles);

/** Start page of the account. */
export function AccountPage({ screen: { person, email, orders } }: ScreenProps<'account'>) {
  return (
    <AccountFrame page="/account/" heading="Your account">
      <AccountPart id="who" title="Personal details">
        <dl className={css('facts')}>
          {person !== '' && (
            <div>
              <dt>Name</dt>
              <dd>{person}</dd>
            </div>
          )}
          <div>
            <dt>E-mail</dt>
            <dd>{email}</dd>
          </div>
        </dl>
      </AccountPart>
      <AccountPart id="orders" title="Orders">
        <Orders orders={orders} />
      </AccountPart>
    </AccountFrame>
  );
}

function Orders({ orders }: Pick<ScreenProps<'account'>['screen'], 'orders'>) {
  if (orders.length === 0)
    return (
      <p>
        You have no orders yet. <a href="/">Browse products</a>
      </p>
    );
  return (
    <ul className={css('orders')}>
      {orders.map((order) => (
        <Order key={order.orderId} order={order} />
      ))}
    </ul>
  );
}

function Order({ order }: { readonly order: AccountOrder }) {
  const { orderId, hash, placedAt, step, quantity, names, images, total, hasInvoice } = order;
  return (
    <li>
      <h3>
        <a className={css('receipt')} href={`/receipt/${hash}`}>
          Order <span translate="no">{`#${orderId}`}</span>
        </a>
      </h3>
      <p className={css('total')}>{formatMoney(total)}</p>
      <p className={css('muted')}>
        <time dateTime={placedAt}>{longDate(new Date(placedAt))}</time>
        {` · ${quantity} ${quantity === 1 ? 'item' : 'items'}`}
      </p>
      <p className={css('stage')}>{step}</p>
      {images.length > 0 && (
        <div className={css('pictures')}>
          {images.map((image) => (
            <Thumbnail key={image} image={image} />
          ))}
        </div>
      )}
      <p className={css('names')} dir="auto">
        {names.join(', ')}
      </p>
      {hasInvoice && (
        <a className={css('invoice')} href={invoiceLink(hash)}>
          Invoice<span className={layout('hidden')}>{` for order #${orderId}`}</span>
        </a>
      )}
    </li>
  );
}
