import { useState } from 'react';

import { amountIn, amountText } from '../../../ui/office/amounts.js';
import styles from './NewProductPage.module.css';
import { toggled, type StepProps } from './useNewProduct.js';
import { useChoices } from '../list/useProducts.js';
import { CheckField, Field } from '../../../ui/office/Field.js';
import { MoneyInput } from '../../../ui/office/MoneyInput.js';
import { Panel } from '../../../ui/office/Panel.js';

export function NameStep({ draft, errors, onChange }: StepProps) {
  return (
    <Panel title="5. Name and price">
      <div className={styles['named']}>
        <Field label="Name" error={errors['name']}>
          {(control) => (
            <input
              {...control}
              value={draft.name}
              onChange={(event) => {
                onChange({ name: event.currentTarget.value });
              }}
            />
          )}
        </Field>
        <PriceField draft={draft} errors={errors} onChange={onChange} />
      </div>
      <Field label="Description" error={errors['description']}>
        {(control) => (
          <textarea
            rows={3}
            {...control}
            value={draft.description}
            onChange={(event) => {
              onChange({ description: event.currentTarget.value });
            }}
          />
        )}
      </Field>
      <Collections draft={draft} errors={errors} onChange={onChange} />
      <CheckField label="Enabled" hint="Visible in your shop as soon as it is created">
        {(control) => (
          <input
            type="checkbox"
            {...control}
            checked={draft.enabled}
            onChange={(event) => {
              onChange({ enabled: event.currentTarget.checked });
            }}
          />
        )}
      </CheckField>
    </Panel>
  );
}

function PriceField({ draft, errors, onChange }: StepProps) {
  const currency = useChoices().data?.currency;
  const [typed, setTyped] = useState<string>();
  // The number of decimals depends on the currency.
  if (currency === undefined) return null;
  return (
    <Field label="Price" error={errors['price']}>
      {(control) => (
        <MoneyInput
          {...control}
          currency={currency}
          value={typed ?? amountText(draft.price, currency)}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            onChange({ price: amountIn(event.currentTarget.value, currency) ?? 0 });
          }}
          onBlur={() => {
            if (!Number.isNaN(draft.price)) setTyped(undefined);
          }}
        />
      )}
    </Field>
  );
}

function Collections({ draft, onChange }: StepProps) {
  const collections = useChoices().data?.collections ?? [];
  if (collections.length === 0) return null;
  return (
    <fieldset className={styles['groups']}>
      <legend>Collections</legend>
      {collections.map(({ uuid, name }) => (
        <CheckField key={uuid} label={name}>
          {(control) => (
            <input
              type="checkbox"
              {...control}
              checked={draft.collections.includes(uuid)}
              onChange={() => {
                onChange({ collections: toggled(draft.collections, uuid) });
              }}
            />
          )}
        </CheckField>
      ))}
    </fieldset>
  );
}
