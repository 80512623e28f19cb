import { currencyOf, SHOP_CURRENCIES } from '@selvedge/shared/stores/currencies';
import type { ReactNode } from 'react';

import styles from './LookFields.module.css';
import { ThemeCards } from '../themes/index.js';
import { Field } from '../../ui/office/Field.js';

/** What every shop begins with. */
export interface Look {
  readonly name: string;
  readonly theme: string;
  readonly currency: string;
}

/** Name, currency and theme of a shop that is to be; each theme is drawn with the name in it. */
export function LookFields<Draft extends Look>(props: {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  /** More fields beside the first two. */
  readonly children?: ReactNode;
}) {
  const { draft, onChange, children } = props;
  return (
    <>
      <div className={styles['fields']}>
        <Field label="Name">
          {(control) => (
            <input
              {...control}
              name="name"
              required
              maxLength={80}
              value={draft.name}
              onChange={({ currentTarget }) => {
                onChange({ ...draft, name: currentTarget.value });
              }}
            />
          )}
        </Field>
        {children}
        <CurrencyField
          value={draft.currency}
          onChange={(currency) => {
            onChange({ ...draft, currency });
          }}
        />
      </div>
      <div className={styles['themes']} role="group" aria-label="Theme" tabIndex={0}>
        <ThemeCards
          isPro={false}
          title={draft.name}
          chosen={draft.theme}
          onChoose={(theme) => {
            onChange({ ...draft, theme });
          }}
        />
      </div>
    </>
  );
}

/** PAY-012. */
function CurrencyField(props: { value: string; onChange: (currency: string) => void }) {
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
