import { isWithdrawn, SHOP_CURRENCIES } from '@selvedge/shared/stores/currencies';
import { useController } from 'react-hook-form';

import { CheckInput } from '../inputs.js';
import styles from './sections.module.css';
import { inOrder, type SettingsForm } from '../settings-form.js';
import { CheckField } from '../../../ui/office/Field.js';
import { Panel } from '../../../ui/office/Panel.js';

const names = new Intl.DisplayNames('en-GB', { type: 'currency' });

function hintOf(code: string): string {
  const name = names.of(code) ?? '';
  return isWithdrawn(code) ? `${name} (withdrawn, replaced by the euro)` : name;
}

/** Currencies that shoppers can see prices in. */
export function CurrenciesSection({ shopCurrency }: { shopCurrency: string }) {
  const { field, fieldState } = useController<SettingsForm, 'currencyPlugin.currencies'>({
    name: 'currencyPlugin.currencies',
  });
  const chosen = field.value;
  return (
    <Panel
      title="Currencies"
      text={`Your shop's own currency is ${names.of(shopCurrency) ?? shopCurrency} and is always offered.`}
    >
      <CheckInput name="currencyPlugin.enabled" label="Let shoppers choose a currency" />
      <p className={styles['error']}>{fieldState.error?.message}</p>
      <div className={styles['currencies']} role="group" aria-label="Currencies">
        {SHOP_CURRENCIES.map((code) => (
          <CheckField key={code} label={code} hint={hintOf(code)}>
            {(control) => (
              <input
                {...control}
                type="checkbox"
                disabled={code === shopCurrency}
                checked={chosen.includes(code)}
                onBlur={field.onBlur}
                onChange={({ currentTarget }) => {
                  const others = chosen.filter((one) => one !== code);
                  field.onChange(currentTarget.checked ? inOrder([...others, code]) : others);
                }}
              />
            )}
          </CheckField>
        ))}
      </div>
    </Panel>
  );
}
