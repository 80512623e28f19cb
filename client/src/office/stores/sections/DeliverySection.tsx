import { isInEurope } from '@selvedge/shared/delivery/delivery-zone';
import { useController, useFormContext, useWatch } from 'react-hook-form';

import { MoneyTextInput } from '../inputs.js';
import type { SettingsForm } from '../settings-form.js';
import { CountryField, countryName } from '../../../ui/office/CountryField.js';
import { Panel } from '../../../ui/office/Panel.js';

/** Sender country and delivery price of each zone. */
export function DeliverySection({ shopCurrency }: { shopCurrency: string }) {
  const { control } = useFormContext<SettingsForm>();
  const { field } = useController<SettingsForm, 'country'>({ name: 'country' });
  const country = useWatch({ control, name: 'country' });
  return (
    <>
      <Panel title="Your location" text="Domestic delivery prices apply in this country.">
        <CountryField
          value={field.value}
          hint="Used when a visitor's country is unknown."
          onChange={field.onChange}
        />
      </Panel>
      <Panel
        title="Delivery prices"
        text="Price per order, regardless of its size. Enter 0 for free delivery."
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
