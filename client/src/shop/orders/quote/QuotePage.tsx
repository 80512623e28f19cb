import type { ShopperOrder } from '@selvedge/shared/orders/contract';
import type { OrderQuote } from '@selvedge/shared/orders/quotes/quote';
import { longDate } from '@selvedge/shared/dates/english-dates';
import { quoteAgainLink } from '@selvedge/shared/orders/quotes/quote-request-link';
import { payLink, receiptLink } from '@selvedge/shared/links/links';

import { QuoteDecision } from './QuoteDecision.js';
import { QuoteMockups } from './QuoteMockups.js';
import orderPage from '../order-page.module.css';
import styles from './QuotePage.module.css';
import { QuoteTerms } from './QuoteTerms.js';
import { quoteStatusOf, type QuoteStatus } from './quote-status.js';
import { useLiveOrder } from '../useLiveOrder.js';
import { classesOf } from '../../../lib/class-names.js';
import type { ScreenProps } from '../../../lib/screen.js';
import { buttonClass } from '../../../ui/shop/common/button.js';
import { layout } from '../../../ui/shop/common/layout.js';
import { FormRefusal } from '../../../ui/shop/FormRefusal.js';
import { LineItems, Totals } from '../../../ui/shop/LineItems.js';

const css = classesOf({ ...orderPage, ...styles });

const headings: Readonly<Record<QuoteStatus, string>> = {
  cancelled: 'This quote was cancelled',
  preparing: 'We are preparing your quote',
  open: 'Your quote is ready',
  expired: 'This quote is no longer valid',
  declined: 'You declined this quote',
  accepted: 'You accepted this quote',
  settled: 'Thank you. Your order is confirmed',
};

/** Quote with its decision, mock-ups and payment (RTE-038, ATL-016). */
export function QuotePage({ screen: { order: initial, form, now } }: ScreenProps<'quote'>) {
  const order = useLiveOrder(initial);
  const { quote } = order;
  if (quote === null) return null;
  const status = quoteStatusOf(order, quote, now);
  const isPriced = status !== 'preparing';
  const items = order.items.map((item) => ({ ...item, key: String(item.id) }));
  return (
    <div className={`${layout('container')} ${css('page')}`}>
      <FormRefusal form={form} />
      <header className={css('head')}>
        <h1>{headings[status]}</h1>
        <p className={css('lead')} role="status">
          Quote <span translate="no">{order.orderId}</span>
          {`. ${nextMessage(status, quote)}`}
        </p>
        <Ways order={order} quote={quote} status={status} />
      </header>
      <div className={css('columns')}>
        <section className={css('block')} aria-labelledby="offered">
          <h2 id="offered">{itemsHeading(status)}</h2>
          <LineItems items={items} currency={order.currency} hasPrices={isPriced} />
          {isPriced ? <Totals totals={order} /> : <p>We are working out the price.</p>}
        </section>
        <div className={css('block')}>
          <QuoteDecision order={order} quote={quote} status={status} form={form} />
          <QuoteTerms order={order} quote={quote} status={status} form={form} />
          <QuoteMockups order={order} quote={quote} status={status} form={form} />
          <Documents quote={quote} />
        </div>
      </div>
    </div>
  );
}

function itemsHeading(status: QuoteStatus): string {
  if (status === 'preparing') return 'Your request';
  if (status === 'settled') return 'Your order';
  return 'Our offer';
}

function Ways(props: {
  readonly order: ShopperOrder;
  readonly quote: OrderQuote;
  readonly status: QuoteStatus;
}) {
  const { order, quote, status } = props;
  return (
    <>
      {status === 'expired' && (
        <p>
          <a className={buttonClass('primary')} href={quoteAgainLink(order.items)}>
            Request a new quote
          </a>
        </p>
      )}
      {quote.isPayable && (
        <p>
          <a className={buttonClass('primary')} href={payLink(order.hash)}>
            Pay now
          </a>
        </p>
      )}
      {status === 'settled' && (
        <p>
          <a className={css('link')} href={receiptLink(order.hash)}>
            Track your order
          </a>
        </p>
      )}
    </>
  );
}

/** Describes the next step and who takes it. */
function nextMessage(status: QuoteStatus, quote: OrderQuote): string {
  switch (status) {
    case 'cancelled':
      return 'Please contact us if you would like another quote.';
    case 'preparing':
      return 'We will e-mail you when it is ready. This page also updates automatically.';
    case 'open':
      return `Please review it and let us know whether you accept.${validityText(' It is', quote)}`;
    case 'expired':
      return `${validityText('It was', quote)} Prices may have changed since. You can request a new quote.`;
    case 'declined':
      return `You can still accept it if you change your mind.${validityText(' It is', quote)}`;
    case 'settled':
      return 'We are making your order.';
    case 'accepted':
      return acceptedMessage(quote);
  }
}

function validityText(itIs: string, { validUntil }: OrderQuote): string {
  return validUntil === null ? '' : `${itIs} valid until ${longDate(new Date(validUntil))}.`;
}

function acceptedMessage({ terms, mockups, isPayable }: OrderQuote): string {
  const mockup = mockups.at(-1);
  if (terms === 'requested') return 'We are reviewing your request for payment terms.';
  if (mockup?.state === 'waiting') return 'Please review the mock-up.';
  if (mockup?.state === 'changes') return 'We are changing the mock-up and will show it here.';
  if (terms === 'authorised') return 'Send us your purchase order number, or pay by card.';
  return isPayable ? 'We start production once it is paid.' : '';
}

function Documents({ quote: { documents } }: { readonly quote: OrderQuote }) {
  if (documents.length === 0) return null;
  return (
    <section className={css('part')} aria-labelledby="documents">
      <h2 id="documents">Documents</h2>
      <ul className={css('documents')}>
        {documents.map(({ id, name, url }) => (
          <li key={id}>
            <a className={css('link')} href={url} download={name ?? 'document'}>
              {name ?? 'Document'}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
