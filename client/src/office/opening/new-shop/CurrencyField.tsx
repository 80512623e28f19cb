import { currencyOf, isWithdrawn, SHOP_CURRENCIES } from '@selvedge/shared/stores/currencies';

import { SelectField } from '../../../ui/office/SelectField.js';

const options = SHOP_CURRENCIES.filter((code) => !isWithdrawn(code)).map((code) => ({
  value: code,
  text: `${code} – ${currencyOf(code).name}`,
}));

export function CurrencyField(props: { value: string; onChange: (currency: string) => void }) {
  return <SelectField {...props} label="Currency" options={options} />;
}
