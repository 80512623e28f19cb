import { formatMoney } from '@selvedge/shared/money';
import type { VatLine } from '@selvedge/shared/tax/sale-tax';

import styles from './InvoicePage.module.css';
import { classesOf } from '../../../lib/class-names.js';

const css = classesOf(styles);

/** Included tax by rate. */
export function InvoiceTax(props: {
  readonly lines: readonly VatLine[];
  readonly currency: string;
}) {
  const { lines, currency } = props;
  const money = (amount: number) => formatMoney({ amount, currency });
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
        {lines.map(({ percent, net, tax, gross }) => (
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
