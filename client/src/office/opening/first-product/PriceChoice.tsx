import { formatMoney } from '@selvedge/shared/money';
import { useState } from 'react';

import { marginOf, priceIn, suggestedName, type FirstProduct, type Shop } from './first-product.js';
import styles from './FirstProductPage.module.css';
import { amountText } from '../../../ui/office/amounts.js';
import { Field } from '../../../ui/office/Field.js';
import { MoneyInput } from '../../../ui/office/MoneyInput.js';

interface ChoiceProps {
  readonly product: FirstProduct;
  readonly shop: Shop;
  readonly onChange: (changes: Partial<FirstProduct>) => void;
}

/** Name and price of the product, with the resulting profit. */
export function PriceChoice({ product, shop, onChange }: ChoiceProps) {
  return (
    <>
      <div className={styles['fields']}>
        <Field label="Name">
          {(control) => (
            <input
              {...control}
              name="name"
              maxLength={120}
              placeholder={suggestedName(product)}
              value={product.name}
              onChange={({ currentTarget }) => {
                onChange({ name: currentTarget.value });
              }}
            />
          )}
        </Field>
        <PriceField {...{ product, shop, onChange }} />
      </div>
      <Margin product={product} shop={shop} />
    </>
  );
}

function PriceField({ product, shop: { currency }, onChange }: ChoiceProps) {
  const [typed, setTyped] = useState(amountText(product.price, currency));
  const isWrong = Number.isNaN(priceIn(typed, currency));
  return (
    <Field label="Price" error={isWrong ? 'Enter an amount' : undefined}>
      {(control) => (
        <MoneyInput
          {...control}
          currency={currency}
          name="price"
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            onChange({ price: priceIn(value, currency) });
          }}
        />
      )}
    </Field>
  );
}

function Margin({ product, shop }: Omit<ChoiceProps, 'onChange'>) {
  const { cost, tax, profit } = marginOf(product, shop);
  if (Number.isNaN(profit)) return null;
  const money = (amount: number) => formatMoney({ amount, currency: shop.currency });
  return (
    <dl className={styles['margin']}>
      <dt>Garment and print</dt>
      <dd>{money(cost)}</dd>
      {tax > 0 && (
        <>
          <dt>VAT included</dt>
          <dd>{money(tax)}</dd>
        </>
      )}
      <dt className={styles['left']}>
        {tax > 0 ? 'Your profit per item, without VAT' : 'Your profit per item'}
      </dt>
      <dd className={styles['left']} data-loses={profit < 0}>
        {money(profit)}
      </dd>
    </dl>
  );
}
