import { longDate } from '@selvedge/shared/dates/english-dates';
import { formatMoney } from '@selvedge/shared/money';
import type { OrderAddress, ShopperOrder } from '@selvedge/shared/orders/contract';
import { invoiceLink } from '@selvedge/shared/orders/invoice/invoice-link';
import { paidByHandAt } from '@selvedge/shared/orders/paid-by-hand';
import type { PaymentAttempt } from '@selvedge/shared/orders/payment-attempt';
import type { OrderRefund } from '@selvedge/shared/orders/refunds/contract';
import { isOpenQuote, isOpenToWork } from '@selvedge/shared/orders/quotes/open-quote';
import { isShipped, type OrderStatus } from '@selvedge/shared/orders/order-status';
import { carrierName } from '@selvedge/shared/orders/tracking/carriers';
import type { TrackingCode } from '@selvedge/shared/orders/tracking/tracking-code';
import type { Country } from '@selvedge/shared/countries/countries';
import { payLink, quoteLink } from '@selvedge/shared/links/links';

import { addressWithCountry, erased, onlyForBuyer } from './address-lines.js';
import { AccountOffer, AccountToVerify } from './AccountOffer.js';
import { isPayment } from './fresh-order.js';
import { OrderProgress } from './OrderProgress.js';
import orderPage from './order-page.module.css';
import styles from './ReceiptPage.module.css';
import { useConfetti } from './useConfetti.js';
import { useLiveOrder } from './useLiveOrder.js';
import { usePurchase } from './usePurchase.js';
import { classesOf } from '../../lib/class-names.js';
import type { ScreenProps } from '../../lib/screen.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { layout } from '../../ui/shop/common/layout.js';
import { LineItems, Totals } from '../../ui/shop/LineItems.js';

const css = classesOf({ ...orderPage, ...styles });
function Address({
  address,
  countries,
}: {
  address: OrderAddress | null;
  countries: readonly Country[];
}) {
  if (address === null) return <dd>{erased}</dd>;
  return addressWithCountry(address, countries).map((line) => (
    <dd key={line} dir="auto">
      {line}
    </dd>
  ));
}

function paymentLabel(order: ShopperOrder): string {
  const attempts = order.paymentAttempts;
  const paid = attempts.findLast(isPayment);
  if (paid !== undefined) return `Paid by ${paid.paymentMethodName.toLowerCase()}`;
  if (attempts.some(({ refund }) => refund !== null)) return lateLabel(attempts);
  if (paidByHandAt(order) !== undefined) return 'Paid';
  const waiting = attempts.at(-1)?.state === 'started';
  return waiting ? 'We are waiting for the payment provider' : 'Not paid yet';
}

function lateLabel(attempts: readonly PaymentAttempt[]): string {
  const isDue = attempts.some(({ refund }) => refund === 'due');
  return `Your payment arrived too late and ${isDue ? 'will be' : 'was'} refunded`;
}

function refundLabel(
  { amount, state, finishedAt }: OrderRefund,
  { currency }: ShopperOrder,
): string {
  const worth = formatMoney({ amount, currency });
  return state === 'succeeded' && finishedAt !== null
    ? `Refunded ${worth} on ${longDate(new Date(finishedAt))}`
    : `Refund of ${worth} is being processed`;
}

/** Statuses for which the promised delivery date no longer applies. */
const unpromised: readonly OrderStatus[] = ['disputed', 'issue', 'exchanged', 'refunded'];

function isComing({ status, paymentAttempts }: ShopperOrder): boolean {
  return paymentAttempts.some(isPayment) && !unpromised.includes(status);
}

function wasSent({ status, statusLogRecords }: ShopperOrder): boolean {
  // A live change is not in the log yet.
  return isShipped([...statusLogRecords.map((record) => record.status), status]);
}

/** Parcel with its tracking link (ORD-006). */
function Parcel({ carrier, code, link }: TrackingCode) {
  const name = carrier === 'other' ? '' : `${carrierName(carrier)} `;
  return (
    <dd>
      {name}
      <a className={css('parcel')} href={link} rel="noreferrer" translate="no">
        {code}
      </a>
    </dd>
  );
}

interface FactsProps extends Pick<ScreenProps<'receipt'>['screen'], 'arrival' | 'countries'> {
  readonly order: ShopperOrder;
}

function Facts({ order, arrival, countries }: FactsProps) {
  return (
    <dl className={css('facts')}>
      <div>
        <dt>Delivery address</dt>
        <Address address={order.shippingAddress} countries={countries} />
      </div>
      {arrival !== null && isComing(order) && (
        <div>
          <dt>Estimated delivery</dt>
          <dd>{arrival}</dd>
        </div>
      )}
      {wasSent(order) && (
        <div>
          <dt>Dispatch</dt>
          <dd>Sent</dd>
        </div>
      )}
      {order.trackingCodes.length > 0 && (
        <div>
          <dt>Tracking</dt>
          {order.trackingCodes.map((parcel) => (
            <Parcel key={parcel.code} {...parcel} />
          ))}
        </div>
      )}
      <div>
        <dt>Contact</dt>
        <dd>{order.email ?? erased}</dd>
        {order.isMasked && <dd className={css('note')}>{onlyForBuyer}</dd>}
      </div>
      <div>
        <dt>Payment</dt>
        <dd>{paymentLabel(order)}</dd>
        {order.paymentAttempts.flatMap(({ refunds }) =>
          refunds.map((refund) => <dd key={refund.refundId}>{refundLabel(refund, order)}</dd>),
        )}
      </div>
    </dl>
  );
}

function headingOf({
  isDeleted,
  unpaid,
  isQuote,
}: Readonly<Record<'isDeleted' | 'unpaid' | 'isQuote', boolean>>) {
  if (isDeleted) return 'This order was cancelled';
  if (isQuote) return 'Your quote';
  return unpaid ? 'Your order is waiting for payment' : 'Thank you for your order';
}

function Head({ order }: { readonly order: ShopperOrder }) {
  const isDeleted = order.deletedAt !== null;
  const isDue = !isDeleted && order.status === 'to_be_paid';
  const isPaying = order.paymentAttempts.at(-1)?.state === 'started';
  const unpaid = isDue && !isPaying;
  const isQuote = order.quote !== null && isOpenToWork(order);
  return (
    <div className={css('head')}>
      <h1>{headingOf({ isDeleted, unpaid, isQuote })}</h1>
      <p className={css('lead')}>
        Order <span translate="no">{order.orderId}</span>. Follow your order on this page: bookmark
        it, or use the link in your e-mail.
      </p>
      {unpaid && (
        <p>
          <a className={buttonClass('primary')} href={payLink(order.hash)}>
            Pay now
          </a>
        </p>
      )}
      {isDue && isPaying && (
        <p>
          <a className={buttonClass('secondary')} href={payLink(order.hash)}>
            Check or finish your payment
          </a>
        </p>
      )}
      {isQuote && !isDeleted && (
        <p>
          <a className={buttonClass('primary')} href={quoteLink(order.hash)}>
            View quote
          </a>
        </p>
      )}
    </div>
  );
}

/** Receipt with live progress (RTE-013, ORD-046). */
export function ReceiptPage({ frame, screen }: ScreenProps<'receipt'>) {
  const order = useLiveOrder(screen.order);
  useConfetti(order);
  usePurchase(order, frame.measuring);
  const items = order.items.map((item) => ({ ...item, key: String(item.id) }));
  return (
    <div className={`${layout('container')} ${css('page')}`}>
      <Head order={order} />
      <OrderProgress order={order} />
      <div className={css('columns')}>
        <section className={css('block')} aria-labelledby="bought">
          <h2 id="bought">Items</h2>
          <LineItems items={items} currency={order.currency} />
          <Totals totals={order} />
        </section>
        <section className={css('block')} aria-labelledby="details">
          <h2 id="details">Details</h2>
          <Facts {...screen} order={order} />
          {!isOpenQuote(order) && (
            <p>
              <a className={css('parcel')} href={invoiceLink(order.hash)}>
                Invoice
              </a>
            </p>
          )}
        </section>
      </div>
      {screen.account === 'offered' && order.email !== null && <AccountOffer order={order} />}
      {screen.account === 'unverified' && <AccountToVerify order={order} />}
    </div>
  );
}
