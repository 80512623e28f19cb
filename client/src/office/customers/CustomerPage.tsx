import type { CustomerFile } from '@selvedge/shared/customers/contract';
import { LEAD_STATUSES } from '@selvedge/shared/customers/lead';
import { formatMoney } from '@selvedge/shared/money';
import { isOrderStatus, statusName } from '@selvedge/shared/orders/order-status';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';

import { AboutPanel } from './AboutPanel.js';
import styles from './CustomersPage.module.css';
import { LeadForm } from './LeadForm.js';
import { NotesPanel } from './NotesPanel.js';
import { useCustomer } from './useCustomer.js';
import { useCan } from '../accounts/index.js';
import { Ago } from '../../ui/office/Ago.js';
import { backLink } from '../../ui/office/back-link.js';
import { formatDateTime } from '../../ui/office/dates.js';
import { buttonLink } from '../../ui/office/button-link.js';
import { ListSkeleton } from '../../ui/office/ListSkeleton.js';
import { NotLoaded } from '../../ui/office/NotLoaded.js';
import { Panel } from '../../ui/office/Panel.js';
import { Avatar } from '../../ui/office/people/Avatar.js';
import people from '../../ui/office/people/people.module.css';
import fields from '../../ui/office/fields.module.css';
import { sharedStyle } from '../../ui/office/shared-style.js';

/** Customer details for staff. */
export function CustomerPage({ id }: { readonly id: number }) {
  const customer = useCustomer(id);
  if (customer.isPending) return <ListSkeleton label="Loading customer" rows={6} />;
  if (customer.isError)
    return (
      <NotLoaded
        what="This customer"
        of={customer}
        list={
          <Link to="/customers" className={buttonLink()}>
            Go to customers
          </Link>
        }
      />
    );
  const file = customer.data;
  return (
    <article className={`${fields['panels'] ?? ''} ${styles['sheet'] ?? ''}`}>
      <header>
        <Link to="/customers" className={backLink}>
          <ArrowLeft size={16} aria-hidden /> Customers
        </Link>
        <div className={people['named']}>
          <Avatar name={file.name} avatar={file.avatar} />
          <h1 className={sharedStyle('name')} dir="auto">
            {file.name}
          </h1>
        </div>
        <p className={styles['soft']}>
          {file.email} · {file.verified ? 'verified' : 'not verified'} · since{' '}
          {formatDateTime(file.createdAt)}
        </p>
      </header>
      <AboutPanel file={file} />
      <NotesPanel file={file} />
      <Panel title="Lead and tags">
        <LeadForm key={file.id} file={file} />
        <Journey steps={file.statusJourney} />
      </Panel>
      <Orders orders={file.orders} />
      <Stores stores={file.stores} />
    </article>
  );
}

function Journey({ steps }: { readonly steps: CustomerFile['statusJourney'] }) {
  if (steps.length === 0) return null;
  return (
    <ol className={styles['plain']} aria-label="Lead status history">
      {steps.map(({ leadStatus, by, at }) => (
        <li key={at}>
          {leadStatus === null ? 'No lead' : LEAD_STATUSES[leadStatus]}{' '}
          <span className={styles['soft']}>
            {by === null ? '' : `by ${by}, `}
            <Ago time={at} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Orders({ orders }: { readonly orders: CustomerFile['orders'] }) {
  const maySee = useCan()('orders.view-all');
  return (
    <Panel title="Orders">
      {orders.length === 0 && <p className={styles['soft']}>No orders yet</p>}
      <ul className={styles['plain']}>
        {orders.map(({ id, store, status, total, currency, createdAt }) => (
          <li key={id}>
            {maySee ? (
              <Link to="/orders/$id" params={{ id: String(id) }} translate="no">
                #{id}
              </Link>
            ) : (
              <span translate="no">{`#${String(id)}`}</span>
            )}{' '}
            {store}, {formatMoney({ amount: total, currency })},{' '}
            {isOrderStatus(status) ? statusName(status) : status}{' '}
            <span className={styles['soft']}>
              <Ago time={createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Stores({ stores }: { readonly stores: CustomerFile['stores'] }) {
  const maySee = useCan()('stores.look-after');
  if (stores.length === 0) return null;
  return (
    <Panel title="Shops">
      <ul className={styles['plain']}>
        {stores.map(({ division, name, role }) => (
          <li key={division}>
            {maySee ? (
              <Link to="/stores/$store" params={{ store: String(division) }}>
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <bdi>{name}</bdi>
            )}{' '}
            <span className={styles['soft']}>{role}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
