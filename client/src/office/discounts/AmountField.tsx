import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';

import type { DiscountFields } from './discount-form.js';
import { amountIn, amountText, typedAmountProblem } from '../../ui/office/amounts.js';
import { Field } from '../../ui/office/Field.js';
import { MoneyInput } from '../../ui/office/MoneyInput.js';

/** Amount input in the currency's notation; the form holds minor units, or null. */
export function AmountField(props: {
  name: 'amount' | 'minimumSpend';
  label: string;
  currency: string;
  hint?: string;
}) {
  const { name, label, currency, hint } = props;
  const [typed, setTyped] = useState<string>();
  const { control } = useFormContext<DiscountFields>();
  const { field, fieldState } = useController({
    control,
    name,
    rules: {
      validate: (amount) =>
        Number.isNaN(amount) ? typedAmountProblem(typed ?? '', currency) : undefined,
    },
  });
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {(attributes) => (
        <MoneyInput
          {...attributes}
          currency={currency}
          ref={field.ref}
          name={name}
          value={typed ?? amountText(field.value, currency)}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            field.onChange(amountIn(event.currentTarget.value, currency));
          }}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  );
}
