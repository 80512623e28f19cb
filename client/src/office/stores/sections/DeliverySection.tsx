import { isInEurope, type DeliveryZone } from '@selvedge/shared/delivery/delivery-zone';
import { useController, useFormContext, useWatch } from 'react-hook-form';

import { DeliveryCountries } from './DeliveryCountries.js';
import styles from './sections.module.css';
import { MoneyTextInput } from '../inputs.js';
import type { SettingsForm } from '../settings-form.js';
import { CountryField, countryName } from '../../../ui/office/CountryField.js';
import { Panel } from '../../../ui/office/Panel.js';

/** Country of the shop, its destinations, and the delivery prices of each zone. */
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
      <DeliveryCountries />
      <Panel
        title="Delivery prices"
        text="Enter 0 for free delivery. To offer free delivery from a certain sum, create an automatic discount."
      >
        <Prices
          zone="home"
          name={`Your country (${countryName(country)})`}
          currency={shopCurrency}
        />
        {isInEurope(country) && (
          <Prices zone="near" name="Elsewhere in Europe" currency={shopCurrency} />
        )}
        <Prices zone="far" name="Everywhere else" currency={shopCurrency} />
      </Panel>
    </>
  );
}

function Prices(props: { zone: DeliveryZone; name: string; currency: string }) {
  const { zone, name, currency } = props;
  return (
    <fieldset className={styles['prices']}>
      <legend>{name}</legend>
      <MoneyTextInput name={`shipping.${zone}`} label="First item" currency={currency} />
      <MoneyTextInput
        name={`shippingPerItem.${zone}`}
        label="Each additional item"
        currency={currency}
      />
    </fieldset>
  );
}
