import { longDate } from '@selvedge/shared/dates/english-dates';
import { formatMoney } from '@selvedge/shared/money';
import { invoiceLink } from '@selvedge/shared/orders/invoice/invoice-link';

import styles from './account.module.css';
import { AccountFrame, AccountPart } from './AccountFrame.js';
import { classesOf } from '../../lib/class-names.js';
import type { ScreenProps } from '../../lib/screen.js';

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
      {orders.map(({ orderId, hash, placedAt, step, total, hasInvoice }) => (
        <li key={orderId}>
          <a href={`/receipt/${hash}`}>
            Order <span translate="no">{`#${orderId}`}</span>
          </a>
          <span>
            <time dateTime={placedAt}>{longDate(new Date(placedAt))}</time> · {step}
          </span>
          <span>
            {formatMoney(total)}
            {hasInvoice && (
              <>
                {' · '}
                <a href={invoiceLink(hash)}>Invoice</a>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
