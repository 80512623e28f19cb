import type { BusinessDetails } from '@selvedge/shared/business/contract';
import { longDate } from '@selvedge/shared/dates/english-dates';
import type { OrderAddress, ShopperOrder } from '@selvedge/shared/orders/contract';
import type { InvoiceDocument } from '@selvedge/shared/orders/invoice/invoice-document';
import { creditNoteLink } from '@selvedge/shared/orders/invoice/invoice-link';
import { vatLinesOf } from '@selvedge/shared/orders/invoice/vat-lines';
import { paidByHandAt } from '@selvedge/shared/orders/paid-by-hand';
import { receiptLink } from '@selvedge/shared/links/links';

import { InvoiceItems, RefundLine } from './InvoiceItems.js';
import styles from './InvoicePage.module.css';
import { InvoiceTax } from './InvoiceTax.js';
import { addressWithCountry, erased, onlyForBuyer } from '../address-lines.js';
import { isPayment } from '../fresh-order.js';
import { classesOf } from '../../../lib/class-names.js';
import type { ScreenProps } from '../../../lib/screen.js';
import { buttonClass } from '../../../ui/shop/common/button.js';
import { layout } from '../../../ui/shop/common/layout.js';

const css = classesOf(styles);

type Props = ScreenProps<'invoice'>['screen'];

/** Invoice for screen and print (RTE-014, ORD-039). */
export function InvoicePage({ frame, screen }: ScreenProps<'invoice'>) {
  const { order } = screen;
  return (
    <div className={`${layout('container')} ${css('page')}`}>
      <nav className={css('ways')} aria-label="Invoice">
        <a href={receiptLink(order.hash)}>Back to order</a>
        <button
          type="button"
          className={buttonClass('primary')}
          onClick={() => {
            print();
          }}
        >
          Print
        </button>
      </nav>
      <article className={css('sheet')}>
        <header className={css('head')}>
          <Seller shop={frame.name} seller={screen.seller} />
          <Reference {...screen} />
        </header>
        <Parties {...screen} />
        {screen.refund === null ? (
          <InvoiceItems order={order} />
        ) : (
          <RefundLine order={order} refund={screen.refund} />
        )}
        <InvoiceTax lines={screen.refund?.vat ?? vatLinesOf(order)} currency={order.currency} />
      </article>
    </div>
  );
}

function Seller({ shop, seller }: { readonly shop: string; readonly seller: BusinessDetails }) {
  const { legalName, companyNumber, charityNumber, vatNumber } = seller;
  const lines = [
    legalName === shop ? '' : legalName,
    companyNumber && `Company number ${companyNumber}`,
    charityNumber && `Charity number ${charityNumber}`,
    vatNumber && `VAT number ${vatNumber}`,
  ];
  return (
    <div>
      <p className={css('shop')} dir="auto">
        {shop}
      </p>
      {lines.filter(Boolean).map((line) => (
        <p key={line} className={css('soft')} dir="auto">
          {line}
        </p>
      ))}
    </div>
  );
}

function Reference({ order, document, seller }: Pick<Props, 'order' | 'document' | 'seller'>) {
  const { label = order.orderId, issuedAt = order.createdAt } = document ?? {};
  return (
    <div className={css('reference')}>
      <h1>{headingOf({ order, document, seller })}</h1>
      <dl className={css('facts')}>
        <dt>Number</dt>
        <dd translate="no">{label}</dd>
        <dt>Date</dt>
        <dd>{longDate(new Date(issuedAt))}</dd>
        {document && <Relations order={order} document={document} />}
        <dt>Payment</dt>
        <dd>{document?.corrects ? 'Refunded' : paymentOf(order)}</dd>
      </dl>
    </div>
  );
}

/** Order of a numbered document, and the document that corrects it or that it corrects. */
function Relations(props: { order: ShopperOrder; document: InvoiceDocument }) {
  const { order, document } = props;
  const { corrects, creditNote, refunds } = document;
  return (
    <>
      <dt>Order</dt>
      <dd translate="no">{order.orderId}</dd>
      {corrects !== null && (
        <>
          <dt>Corrects invoice</dt>
          <dd translate="no">{corrects}</dd>
        </>
      )}
      {creditNote && (
        <>
          <dt>Cancelled by</dt>
          <dd>
            Credit note <span translate="no">{creditNote.label}</span> of{' '}
            {longDate(new Date(creditNote.issuedAt))}
          </dd>
        </>
      )}
      {refunds.length > 0 && (
        <>
          <dt>Corrected by</dt>
          {refunds.map(({ refundId, label, issuedAt }) => (
            <dd key={refundId}>
              <a href={creditNoteLink(order.hash, refundId)}>
                Credit note <span translate="no">{label}</span>
              </a>{' '}
              of {longDate(new Date(issuedAt))}
            </dd>
          ))}
        </>
      )}
    </>
  );
}

/** An order that records its tax has a number once it is paid; until then, this is no invoice. */
function headingOf({
  order,
  document,
  seller,
}: Pick<Props, 'order' | 'document' | 'seller'>): string {
  if (document?.corrects) return 'Credit note';
  if (document === null && order.tax !== null) return 'Pro forma invoice';
  return seller.vatNumber === '' ? 'Invoice' : 'VAT invoice';
}

function paymentOf(order: ShopperOrder): string {
  const { paymentAttempts, deletedAt } = order;
  const paid = paymentAttempts.findLast(isPayment);
  if (paid !== undefined) {
    return `Paid on ${longDate(new Date(paid.createdAt))} by ${paid.paymentMethodName.toLowerCase()}`;
  }
  const byHand = paidByHandAt(order);
  if (byHand !== undefined) return `Paid on ${longDate(new Date(byHand))}`;
  return deletedAt === null ? 'Not paid yet' : 'Cancelled';
}

function Parties({ order, countries }: Props) {
  return (
    <div className={css('parties')}>
      <Party title="Billed to" address={order.billingAddress} countries={countries} />
      <Party title="Delivered to" address={order.shippingAddress} countries={countries} />
      {order.isMasked && <p className={css('note')}>{onlyForBuyer}</p>}
    </div>
  );
}

function Party(
  props: Pick<Props, 'countries'> & {
    readonly title: string;
    readonly address: OrderAddress | null;
  },
) {
  const { title, address, countries } = props;
  const lines = address === null ? [erased] : addressWithCountry(address, countries);
  return (
    <section>
      <h2 className={css('label')}>{title}</h2>
      <address className={css('address')}>
        {lines.map((line) => (
          <span key={line} dir="auto">
            {line}
          </span>
        ))}
      </address>
    </section>
  );
}
