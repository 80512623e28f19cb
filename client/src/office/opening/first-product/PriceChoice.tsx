import { formatMoney } from '@selvedge/shared/money';
import { useState } from 'react';

import { marginOf, priceIn, suggestedName, type FirstProduct } from './first-product.js';
import styles from './FirstProductPage.module.css';
import { amountText } from '../../../ui/office/amounts.js';
import { Field } from '../../../ui/office/Field.js';
import { MoneyInput } from '../../../ui/office/MoneyInput.js';

interface ChoiceProps {
  readonly product: FirstProduct;
  readonly currency: string;
  readonly onChange: (changes: Partial<FirstProduct>) => void;
}

/** Name and price of the product, with the resulting profit. */
export function PriceChoice({ product, currency, onChange }: ChoiceProps) {
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
        <PriceField {...{ product, currency, onChange }} />
      </div>
      <Margin product={product} currency={currency} />
    </>
  );
}

function PriceField({ product, currency, onChange }: ChoiceProps) {
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

function Margin({ product, currency }: Omit<ChoiceProps, 'onChange'>) {
  const { cost, left } = marginOf(product, currency);
  if (Number.isNaN(left)) return null;
  return (
    <dl className={styles['margin']}>
      <dt>Garment and print</dt>
      <dd>{formatMoney({ amount: cost, currency })}</dd>
      <dt className={styles['left']}>Your profit per item, before tax</dt>
      <dd className={styles['left']} data-loses={left < 0}>
        {formatMoney({ amount: left, currency })}
      </dd>
    </dl>
  );
}
