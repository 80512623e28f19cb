import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import { isOpenToWork } from '@selvedge/shared/orders/quotes/open-quote';
import type { OrderQuote } from '@selvedge/shared/orders/quotes/quote';
import { quoteLink } from '@selvedge/shared/links/links';
import { useState } from 'react';

import { priceSummary } from './quote-labels.js';
import { QuoteEditor } from './QuoteEditor.js';
import { DocumentList, MockupList } from './QuoteFiles.js';
import { QuoteSending } from './QuoteSending.js';
import styles from './Quote.module.css';
import { QuoteTerms } from './QuoteTerms.js';
import { QuoteWishLines } from './QuoteWishLines.js';
import { Button } from '../../../ui/office/Button.js';
import { buttonLink } from '../../../ui/office/button-link.js';
import { formatDate, formatDateTime } from '../../../ui/office/dates.js';
import { Panel } from '../../../ui/office/Panel.js';

/** Quote of a bespoke order: price, customer decision, terms, mock-ups and documents. */
export function QuotePanel(props: {
  readonly order: AtlasOrder;
  readonly quote: OrderQuote;
  readonly mayQuote: boolean;
}) {
  const { order, quote, mayQuote } = props;
  const mayAgree = mayQuote && isOpenToWork(order);
  return (
    <Panel title="Quote" text={priceSummary(quote, { dateTime: formatDateTime, day: formatDate })}>
      {quote.wish !== null && <QuoteWishLines wish={quote.wish} />}
      <Price order={order} quote={quote} mayAgree={mayAgree} />
      <QuoteTerms order={order} quote={quote} mayAgree={mayAgree} mayQuote={mayQuote} />
      <MockupList order={order} quote={quote} mayAdd={mayAgree} />
      <DocumentList order={order} quote={quote} mayAdd={mayQuote} />
    </Panel>
  );
}

interface PriceProps {
  readonly order: AtlasOrder;
  readonly quote: OrderQuote;
  readonly mayAgree: boolean;
}

function Price(props: PriceProps) {
  const { order, quote, mayAgree } = props;
  const [isEdited, setEdited] = useState(false);
  if (isEdited && mayAgree)
    return (
      <QuoteEditor
        order={order}
        revision={quote.revision}
        onClose={() => {
          setEdited(false);
        }}
      />
    );
  const mayBeSent = mayAgree && quote.decision?.accepted !== true;
  return (
    <>
      <div className={styles['tools']}>
        {mayAgree && (
          <Button
            onPress={() => {
              setEdited(true);
            }}
          >
            Edit quote
          </Button>
        )}
        <CustomerPage order={order} />
      </div>
      {mayBeSent && <QuoteSending key={quote.revision} order={order} quote={quote} />}
    </>
  );
}

/** Links to the quote page in the store's shop, which has the same origin as its invoices. */
function CustomerPage({ order: { invoiceUrl, hash } }: { readonly order: AtlasOrder }) {
  if (invoiceUrl === null) return null;
  return (
    <a
      className={buttonLink()}
      href={new URL(quoteLink(hash), invoiceUrl).href}
      target="_blank"
      rel="noreferrer"
    >
      View as customer
    </a>
  );
}
