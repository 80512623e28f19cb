import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import { isUnpaid } from '@selvedge/shared/orders/order-status';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';

import { Due } from '../board/Due.js';
import { OwnPriorityMenu } from '../board/OwnPriorityMenu.js';
import { EarlierVersionNotice } from '../history/EarlierVersionNotice.js';
import { OrderTimeline } from '../history/OrderTimeline.js';
import { MoreActions } from './MoreActions.js';
import { OrderItems } from './OrderItems.js';
import { Origin } from './OrderOrigin.js';
import { OrderPayments } from './OrderPayments.js';
import styles from './OrderPage.module.css';
import { AddressLines, addressWithCountry, Buyer } from './OrderPeople.js';
import { StageTimeline } from './StageTimeline.js';
import type { OrderPermissions } from '../order-permissions.js';
import type { OrdersScope } from '../orders.api.js';
import { NextStep } from '../status/NextStep.js';
import { StatusLog } from '../status/StatusLog.js';
import { OwnStatusMenu } from '../status/OwnStatusMenu.js';
import { CopyButton } from '../../../ui/office/CopyButton.js';
import { LoadingPlaceholder } from '../../../ui/office/LoadingPlaceholder.js';
import { Panel } from '../../../ui/office/Panel.js';
import { later } from '../../../ui/office/later.js';

// Separate chunk: owners never see it.
const LabelsPanel = later(async () => (await import('../labels/LabelsPanel.js')).LabelsPanel);

const SlotsPanel = later(async () => (await import('../pigeonholes/SlotsPanel.js')).SlotsPanel);

// Separate chunk: few orders need it.
const RefundNotice = later(async () => (await import('../refunds/RefundNotice.js')).RefundNotice);

const DeleteOrder = later(async () => (await import('../deletion/DeleteOrder.js')).DeleteOrder);

const QuotePanel = later(async () => (await import('../quotes/QuotePanel.js')).QuotePanel);

const RelatedOrders = later(
  async () => (await import('../children/RelatedOrders.js')).RelatedOrders,
);

const NoteForm = later(async () => (await import('../notes/NoteForm.js')).NoteForm);

const LedgerPanel = later(async () => (await import('../ledger/LedgerPanel.js')).LedgerPanel);

const TrackingPanel = later(
  async () => (await import('../tracking/TrackingPanel.js')).TrackingPanel,
);

interface SheetProps extends OrderPermissions {
  readonly scope: OrdersScope;
  readonly order: AtlasOrder;
  /** The current order, whichever version is shown. */
  readonly now: AtlasOrder;
}

/** Full view of an order, in its current or an earlier version. */
export function OrderSheet(props: SheetProps) {
  const { order, now, mayChange } = props;
  const owed = order.paymentAttempts.filter(({ refund }) => refund === 'due');
  return (
    <>
      <header className={styles['header']}>
        <Title {...props} />
        <Origin order={order} />
        {order !== now && <EarlierVersionNotice then={order} now={now} />}
        {owed.length > 0 && (
          <Suspense>
            <RefundNotice {...props} owed={owed} />
          </Suspense>
        )}
        <div className={styles['state']}>
          <OwnStatusMenu order={order} mayChange={mayChange} />
          <OwnPriorityMenu order={order} mayChange={mayChange} />
          <Due order={order} />
        </div>
        <StageTimeline order={order} />
      </header>
      {/* All panels appear together, so that none moves when another one has loaded. */}
      <Suspense fallback={<LoadingPlaceholder />}>
        <div className={styles['columns']}>
          <Main {...props} />
          <Side {...props} />
          <div className={styles['history']}>
            <HistoryPanel {...props} />
          </div>
        </div>
      </Suspense>
    </>
  );
}

/** Heading, seldom used actions and the next step. */
function Title({ order, mayErase, mayChange }: SheetProps) {
  return (
    <div className={styles['top']}>
      <h1 className={styles['title']}>
        Order <span translate="no">#{order.id}</span>
      </h1>
      {mayErase && order.email !== null && <MoreActions orderId={order.id} />}
      {mayChange && <NextStep order={order} />}
    </div>
  );
}

/** Main column: quote, items and payments. */
function Main({ order, mayQuote, mayChange, mayRefund }: SheetProps) {
  return (
    <div className={styles['main']}>
      {order.quote !== null && <QuotePanel order={order} quote={order.quote} mayQuote={mayQuote} />}
      <Panel title="Items">
        <OrderItems order={order} />
      </Panel>
      <Panel title="Payment">
        <OrderPayments order={order} mayRefund={mayRefund} />
      </Panel>
      <LedgerPanel order={order} />
      <TrackingPanel order={order} mayChange={mayChange} />
      <RelatedOrders order={order} mayChange={mayChange} />
    </div>
  );
}

/** Side column: customer, addresses and factory work. */
function Side(props: SheetProps) {
  const { scope, order, mayChange, mayPrint, maySort } = props;
  return (
    <div className={styles['side']}>
      <Panel
        title="Customer"
        action={order.email !== null && <CopyButton label="Copy e-mail" text={order.email} />}
      >
        <Buyer order={order} />
        {order.email !== null && (
          <Link to="/orders" search={{ searchTerm: order.email }}>
            Orders with this e-mail
          </Link>
        )}
      </Panel>
      <Panel
        title="Ship to"
        action={
          order.shippingAddress !== null && (
            <CopyButton
              label="Copy address"
              text={addressWithCountry(order.shippingAddress).join('\n')}
            />
          )
        }
      >
        <AddressLines address={order.shippingAddress} />
      </Panel>
      <Panel title="Bill to">
        <AddressLines address={order.billingAddress} />
      </Panel>
      {scope.kind === 'atlas' && (
        <>
          <LabelsPanel order={order} mayPrint={mayPrint} />
          <SlotsPanel order={order} maySort={maySort} />
        </>
      )}
      {mayChange && isUnpaid(order.status) && <DeleteOrder order={order} />}
    </div>
  );
}

/** Staff see the full history; owners see the status log. */
function HistoryPanel({ scope, order, now, mayChange }: SheetProps) {
  return scope.kind === 'atlas' ? (
    <Panel title="History">
      {mayChange && <NoteForm orderId={order.id} />}
      <OrderTimeline order={now} shown={order.position} />
    </Panel>
  ) : (
    <Panel title="Status log">
      <StatusLog order={order} />
    </Panel>
  );
}
