import type { ProductForm } from '@selvedge/shared/products/admin/form/contract';
import { useState } from 'react';
import { useController } from 'react-hook-form';

import { amountIn, amountText, typedAmountProblem } from '../../ui/office/amounts.js';
import { Field } from '../../ui/office/Field.js';
import { MoneyInput } from '../../ui/office/MoneyInput.js';

type MoneyName = 'price' | 'salePrice' | 'baseCost' | 'baseCostWhite';

/** Amount input in the currency's notation; the form holds minor units, or null. */
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
        Number.isNaN(amount) ? typedAmountProblem(typed ?? '', currency) : validate?.(amount, form),
    },
  });
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {(control) => (
        <MoneyInput
          {...control}
          currency={currency}
          ref={field.ref}
          name={name}
          value={typed ?? amountText(field.value, currency)}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            field.onChange(amountIn(event.currentTarget.value, currency));
          }}
          onBlur={() => {
            if (!Number.isNaN(field.value)) setTyped(undefined);
            field.onBlur();
          }}
        />
      )}
    </Field>
  );
}
