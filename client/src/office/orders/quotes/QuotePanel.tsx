import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import { isOpenToWork } from '@selvedge/shared/orders/quotes/open-quote';
import type { OrderQuote } from '@selvedge/shared/orders/quotes/quote';
import { quoteLink } from '@selvedge/shared/storefront/links';
import { useState } from 'react';

import { priceWords } from './quote-words.js';
import { QuoteEditor } from './QuoteEditor.js';
import { DocumentList, MockupList } from './QuoteFiles.js';
import { sendQuote } from './quotes.api.js';
import styles from './Quote.module.css';
import { QuoteTerms } from './QuoteTerms.js';
import { useQuoteWork } from './useQuoteWork.js';
import { Button } from '../../../ui/office/Button.js';
import { buttonLink } from '../../../ui/office/button-link.js';
import { formatDateTime } from '../../../ui/office/dates.js';
import { Panel } from '../../../ui/office/Panel.js';

/** ATL-016: the quote of a bespoke order: its price, what the customer said, terms, mock-ups and documents. */
export function QuotePanel(props: {
  readonly order: AtlasOrder;
  readonly quote: OrderQuote;
  readonly mayQuote: boolean;
}) {
  const { order, quote, mayQuote } = props;
  const mayAgree = mayQuote && isOpenToWork(order);
  return (
    <Panel title="Quote" text={priceWords(quote, formatDateTime)}>
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
  return (
    <div className={styles['tools']}>
      {mayAgree && (
        <>
          <Button
            onPress={() => {
              setEdited(true);
            }}
          >
            Change lines and price
          </Button>
          {quote.decision?.accepted !== true && <Send order={order} quote={quote} />}
        </>
      )}
      <CustomerPage order={order} />
    </div>
  );
}

function Send({ order, quote: { revision, sentRevision } }: Pick<PriceProps, 'order' | 'quote'>) {
  const sending = useQuoteWork(order.id, (asked: Parameters<typeof sendQuote>[1]) =>
    sendQuote(order.id, asked),
  );
  const isSent = sentRevision === revision;
  return (
    <Button
      kind={isSent ? 'quiet' : 'primary'}
      isPending={sending.isPending}
      isDisabled={order.total === 0 || order.email === null}
      onPress={() => {
        sending.mutate({ revision });
      }}
    >
      {isSent ? 'Send again' : 'Send to customer'}
    </Button>
  );
}

/** Where the shop of the store is, its invoices are. */
function CustomerPage({ order: { invoiceUrl, hash } }: { readonly order: AtlasOrder }) {
  if (invoiceUrl === null) return null;
  return (
    <a
      className={buttonLink()}
      href={new URL(quoteLink(hash), invoiceUrl).href}
      target="_blank"
      rel="noreferrer"
    >
      Open as the customer sees it
    </a>
  );
}
