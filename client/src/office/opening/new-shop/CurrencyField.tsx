import { currencyOf, SHOP_CURRENCIES } from '@selvedge/shared/stores/currencies';

import { Field } from '../../../ui/office/Field.js';

/** PAY-012. */
export function CurrencyField(props: { value: string; onChange: (currency: string) => void }) {
  return (
    <Field label="Currency">
      {(control) => (
        <select
          {...control}
          value={props.value}
          onChange={({ currentTarget }) => {
            props.onChange(currentTarget.value);
          }}
        >
          {SHOP_CURRENCIES.map((code) => (
            <option key={code} value={code}>{`${code} – ${currencyOf(code).name}`}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
