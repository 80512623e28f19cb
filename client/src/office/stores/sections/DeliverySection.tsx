import { isInEurope } from '@selvedge/shared/delivery/delivery-zone';
import { useController, useFormContext, useWatch } from 'react-hook-form';

import { MoneyTextInput } from '../inputs.js';
import type { SettingsForm } from '../settings-form.js';
import { CountryField, countryName } from '../../../ui/office/CountryField.js';
import { Panel } from '../../../ui/office/Panel.js';

/** PAY-022: from where parcels are sent, and what each costs. */
export function DeliverySection({ shopCurrency }: { shopCurrency: string }) {
  const { control } = useFormContext<SettingsForm>();
  const { field } = useController<SettingsForm, 'country'>({ name: 'country' });
  const country = useWatch({ control, name: 'country' });
  return (
    <>
      <Panel title="Where you are" text="Parcels within this country are the nearest ones.">
        <CountryField
          value={field.value}
          hint="Also where a visitor is taken to be of whom nothing else is known."
          onChange={field.onChange}
        />
      </Panel>
      <Panel
        title="Delivery prices"
        text="What a shopper pays for the parcel, however much is in it. 0 is free delivery."
      >
        <MoneyTextInput
          name="shipping.home"
          label={`Your country (${countryName(country)})`}
          currency={shopCurrency}
        />
        {isInEurope(country) && (
          <MoneyTextInput
            name="shipping.near"
            label="Elsewhere in Europe"
            currency={shopCurrency}
          />
        )}
        <MoneyTextInput name="shipping.far" label="Everywhere else" currency={shopCurrency} />
      </Panel>
    </>
  );
}
