import { amountProblem } from '@selvedge/shared/products/admin/amount-rules';
import type { ProductForm } from '@selvedge/shared/products/admin/form/contract';
import { currencyOf } from '@selvedge/shared/stores/currencies';
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
  const [typed, setTyped] = useState<string>();
  const { field, fieldState } = useController<ProductForm, MoneyName>({
    name,
    rules: {
      validate: (amount, form) =>
        Number.isNaN(amount) ? amountProblem(typed ?? '') : validate?.(amount, form),
    },
  });
  const { symbol, subScript } = currencyOf(currency);
  const sign = subScript + symbol;
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {(control) => (
        <div className={styles['money']}>
          <span aria-hidden>{sign}</span>
          <input
            {...control}
            ref={field.ref}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            style={{ paddingInlineStart: `calc(${sign.length}ch + 18px)` }}
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
