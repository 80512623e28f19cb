import type { Country } from '@selvedge/shared/countries/countries';
import { SHIPPING_COUNTRIES } from '@selvedge/shared/countries/shipping-countries';
import { isInEurope } from '@selvedge/shared/delivery/delivery-zone';
import { useController } from 'react-hook-form';

import { CheckInput } from '../inputs.js';
import styles from './sections.module.css';
import type { SettingsForm } from '../settings-form.js';
import { Button } from '../../../ui/office/Button.js';
import { CheckField } from '../../../ui/office/Field.js';
import { Panel } from '../../../ui/office/Panel.js';

const europe = SHIPPING_COUNTRIES.filter(({ code }) => isInEurope(code));
const elsewhere = SHIPPING_COUNTRIES.filter(({ code }) => !isInEurope(code));

/** Countries that the shop delivers to. */
export function DeliveryCountries() {
  const { field: limit } = useController<SettingsForm, 'deliversTo.isLimited'>({
    name: 'deliversTo.isLimited',
  });
  const { field } = useController<SettingsForm, 'deliversTo.countries'>({
    name: 'deliversTo.countries',
  });
  const { fieldState } = useController<SettingsForm, 'deliversTo'>({ name: 'deliversTo' });
  const group = { chosen: field.value, onChange: field.onChange, onBlur: field.onBlur };
  return (
    <Panel
      title="Countries"
      text={`Orders can be delivered to ${SHIPPING_COUNTRIES.length} countries unless you choose fewer.`}
    >
      <CheckInput name="deliversTo.isLimited" label="Deliver only to the countries I choose" />
      <p className={styles['error']} role="alert">
        {fieldState.error?.message}
      </p>
      {limit.value && (
        <>
          <Countries name="Europe" countries={europe} {...group} />
          <Countries name="Rest of the world" countries={elsewhere} {...group} />
        </>
      )}
    </Panel>
  );
}

function Countries(props: {
  readonly name: string;
  readonly countries: readonly Country[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly onBlur: () => void;
}) {
  const { name, countries, chosen, onChange, onBlur } = props;
  const codes = countries.map(({ code }) => code);
  const others = chosen.filter((code) => !codes.includes(code));
  const isAll = codes.every((code) => chosen.includes(code));
  return (
    <fieldset className={styles['countries']}>
      <legend>{name}</legend>
      <Button
        onPress={() => {
          onChange(isAll ? others : [...others, ...codes]);
        }}
      >
        {isAll ? `Clear ${name}` : `Select all of ${name}`}
      </Button>
      <div className={styles['currencies']}>
        {countries.map(({ code, name: label }) => (
          <CheckField key={code} label={label}>
            {(control) => (
              <input
                {...control}
                type="checkbox"
                checked={chosen.includes(code)}
                onBlur={onBlur}
                onChange={({ currentTarget: { checked } }) => {
                  const rest = chosen.filter((one) => one !== code);
                  onChange(checked ? [...rest, code] : rest);
                }}
              />
            )}
          </CheckField>
        ))}
      </div>
    </fieldset>
  );
}
