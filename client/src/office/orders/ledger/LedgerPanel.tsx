import { formatMoney } from '@selvedge/shared/money';
import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import type { LedgerEntry } from '@selvedge/shared/orders/ledger/ledger-entry';

import styles from './LedgerPanel.module.css';
import { owedLabel } from './owed-label.js';
import { formatDateTime } from '../../../ui/office/dates.js';
import { Panel } from '../../../ui/office/Panel.js';

/** Chronological money movements of an order with the balance after each. */
export function LedgerPanel({ order }: { readonly order: AtlasOrder }) {
  const { ledger, currency } = order;
  return (
    <Panel title="Ledger" text={owedLabel(order)}>
      {ledger.length > 0 && (
        <table className={styles['ledger']}>
          <thead>
            <tr>
              <th scope="col">Movement</th>
              <th scope="col">Charged</th>
              <th scope="col">Paid</th>
              <th scope="col">Balance</th>
            </tr>
          </thead>
          <tbody>
            {ledger.map((entry, nth) => (
              <Line key={nth} entry={entry} currency={currency} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

function Line({ entry, currency }: { readonly entry: LedgerEntry; readonly currency: string }) {
  const { description, at, charged, tax, paid, balance } = entry;
  const money = (amount: number) => formatMoney({ amount, currency });
  return (
    <tr>
      <th scope="row">
        {description}
        <span className={styles['about']}>
          <time dateTime={at}>{formatDateTime(at)}</time>
          {tax !== 0 && ` · includes ${money(tax)} tax`}
        </span>
      </th>
      <td data-label="Charged">{charged !== 0 && money(charged)}</td>
      <td data-label="Paid">{paid !== 0 && money(paid)}</td>
      <td data-label="Balance">{money(balance)}</td>
    </tr>
  );
}
