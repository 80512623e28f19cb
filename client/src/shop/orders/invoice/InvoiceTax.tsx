import { formatMoney } from '@selvedge/shared/money';
import type { ShopperOrder } from '@selvedge/shared/orders/contract';
import { vatLinesOf } from '@selvedge/shared/orders/invoice/vat-lines';

import styles from './InvoicePage.module.css';
import { classesOf } from '../../../lib/class-names.js';

const css = classesOf(styles);

/** Included tax by rate. */
export function InvoiceTax({ order }: { readonly order: ShopperOrder }) {
  const money = (amount: number) => formatMoney({ amount, currency: order.currency });
  return (
    <table className={css('table', 'tax')}>
      <caption className={css('label')}>VAT included in the total</caption>
      <thead>
        <tr>
          <th scope="col">Rate</th>
          <th scope="col">Net</th>
          <th scope="col">VAT</th>
          <th scope="col">Gross</th>
        </tr>
      </thead>
      <tbody>
        {vatLinesOf(order).map(({ percent, net, tax, gross }) => (
          <tr key={percent}>
            <td>{`${percent}%`}</td>
            <td>{money(net)}</td>
            <td>{money(tax)}</td>
            <td>{money(gross)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
