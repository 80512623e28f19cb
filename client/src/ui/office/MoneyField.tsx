import { useState } from 'react';
import { useController, type FieldPathByValue, type FieldValues } from 'react-hook-form';

import { amountIn, amountText, typedAmountProblem } from './amounts.js';
import { Field } from './Field.js';
import { MoneyInput } from './MoneyInput.js';

/**
 * Amount input in the currency's notation; the form holds minor units, null if the input is empty,
 * and NaN if it is invalid.
 */
export function MoneyField<Fields extends FieldValues>(props: {
  name: FieldPathByValue<Fields, number | null>;
  label: string;
  currency: string;
  hint?: string;
  validate?: (amount: number | null, form: Fields) => string | undefined;
}) {
  const { name, label, currency, hint, validate } = props;
  const [typed, setTyped] = useState<string>();
  const { field, fieldState } = useController<Fields, typeof name>({
    name,
    rules: {
      validate: (amount: number | null, form) =>
        Number.isNaN(amount) ? typedAmountProblem(typed ?? '', currency) : validate?.(amount, form),
    },
  });
  // `name` is the path of an amount.
  const amount: number | null = field.value;
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {(control) => (
        <MoneyInput
          {...control}
          currency={currency}
          ref={field.ref}
          name={name}
          value={typed ?? amountText(amount, currency)}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            field.onChange(amountIn(event.currentTarget.value, currency));
          }}
          onBlur={() => {
            if (!Number.isNaN(amount)) setTyped(undefined);
            field.onBlur();
          }}
        />
      )}
    </Field>
  );
}
