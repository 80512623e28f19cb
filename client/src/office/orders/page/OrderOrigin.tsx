import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import { isOpenQuote } from '@selvedge/shared/orders/quotes/open-quote';

import styles from './OrderPage.module.css';
import { OrderLinks } from './OrderLinks.js';
import { formatDateTime } from '../../../ui/office/dates.js';

/** Store, date, source, factory and invoice of an order, and whether it was deleted. */
export function Origin({ order }: { order: AtlasOrder }) {
  const { createdAt, integrationType, fulfillmentFactory, deletedAt, invoiceUrl } = order;
  return (
    <>
      <p className={styles['meta']}>
        <OrderLinks order={order} /> · placed {formatDateTime(createdAt)}{' '}
        {originLabels[integrationType]}
        {fulfillmentFactory !== null && ` · factory ${fulfillmentFactory}`}
        {invoiceUrl !== null && !isOpenQuote(order) && (
          <>
            {' · '}
            <a href={invoiceUrl} target="_blank" rel="noreferrer">
              Invoice
            </a>
          </>
        )}
      </p>
      {deletedAt !== null && (
        <p className={styles['deleted']}>
          Deleted {formatDateTime(deletedAt)}. It no longer appears in lists and cannot be
          processed.
        </p>
      )}
    </>
  );
}

const originLabels: Readonly<Record<AtlasOrder['integrationType'], string>> = {
  shop: 'in the shop',
  staff: 'by staff',
};
