import type { ProductForm } from '@selvedge/shared/products/admin/form/contract';
import { useState } from 'react';
import { useController } from 'react-hook-form';

import { amountIn, amountText } from './amounts.js';
import styles from './fields.module.css';
import { Field } from '../../ui/office/Field.js';

type MoneyName = 'price' | 'salePrice' | 'baseCost' | 'baseCostWhite';

/** An amount as people write it; the form holds minor units, or null. */
export function MoneyField(props: {
  name: MoneyName;
  label: string;
  currency: string;
  hint?: string;
  validate?: (amount: number | null, form: ProductForm) => string | undefined;
}) {
  const { name, label, currency, hint, validate } = props;
  const { field, fieldState } = useController<ProductForm, MoneyName>({
    name,
    rules: {
      validate: (amount, form) =>
        Number.isNaN(amount) ? 'Enter an amount like 24.00' : validate?.(amount, form),
    },
  });
  const [typed, setTyped] = useState<string>();
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {(control) => (
        <div className={styles['money']}>
          <span aria-hidden>{symbolOf(currency)}</span>
          <input
            {...control}
            ref={field.ref}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            value={typed ?? amountText(field.value)}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              field.onChange(amountIn(event.currentTarget.value));
            }}
            onBlur={() => {
              if (!Number.isNaN(field.value)) setTyped(undefined);
              field.onBlur();
            }}
          />
        </div>
      )}
    </Field>
  );
}

function symbolOf(currency: string): string {
  const parts = new Intl.NumberFormat('en-GB', { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
