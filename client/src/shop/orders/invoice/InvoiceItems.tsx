import { formatMoney } from '@selvedge/shared/money';
import type { ShopperOrder } from '@selvedge/shared/orders/contract';
import type { CreditedRefund } from '@selvedge/shared/orders/invoice/invoice-document';
import { deliveryVatPercent, vatPercentOf } from '@selvedge/shared/orders/invoice/vat-lines';

import styles from './InvoicePage.module.css';
import { classesOf } from '../../../lib/class-names.js';
import { choiceLabel } from '../../../ui/shop/LineItems.js';

const css = classesOf(styles);

/** Invoice lines and totals. */
export function InvoiceItems({ order }: { readonly order: ShopperOrder }) {
  const money = (amount: number) => formatMoney({ amount, currency: order.currency });
  return (
    <table className={css('table')}>
      <caption className={css('label')}>Items</caption>
      <ColumnHeads />
      <tbody>
        {order.items.map((item) => (
          <tr key={item.id}>
            <td dir="auto">
              {item.name}
              <span className={css('soft')}>
                {item.options.Colour !== '' && `${choiceLabel(item)} · `}
                <span translate="no">{item.sku}</span>
              </span>
            </td>
            <td>{item.quantity}</td>
            <td>{money(item.price)}</td>
            <td>{`${vatPercentOf(item, order)}%`}</td>
            <td>{money(item.quantity * item.price)}</td>
          </tr>
        ))}
        <tr>
          <td>Delivery</td>
          <td>1</td>
          <td>{money(order.shipping)}</td>
          <td>{`${deliveryVatPercent(order)}%`}</td>
          <td>{money(order.shipping)}</td>
        </tr>
        {order.discount > 0 && (
          <tr>
            <td colSpan={4}>Discount</td>
            <td>{`−${money(order.discount)}`}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={4}>
            Total
          </th>
          <td>{money(order.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Line of a credit note for a refunded amount. */
export function RefundLine(props: {
  readonly order: ShopperOrder;
  readonly refund: CreditedRefund;
}) {
  const { orderId, currency } = props.order;
  const worth = formatMoney({ amount: props.refund.amount, currency });
  return (
    <table className={css('table')}>
      <caption className={css('label')}>Refund</caption>
      <thead>
        <tr>
          <th scope="col">Description</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            Refund for order <span translate="no">{orderId}</span>
          </td>
          <td>{worth}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{worth}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function ColumnHeads() {
  return (
    <thead>
      <tr>
        <th scope="col">Description</th>
        <th scope="col">
          <abbr title="Quantity">Qty</abbr>
        </th>
        <th scope="col">Price</th>
        <th scope="col">VAT</th>
        <th scope="col">Amount</th>
      </tr>
    </thead>
  );
}
