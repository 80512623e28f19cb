import { CurrencyField } from '../new-shop/CurrencyField.js';
import styles from './BrandingFields.module.css';
import { ThemeCards } from '../../themes/index.js';
import { Field } from '../../../ui/office/Field.js';

/** Initial properties of every shop. */
export interface Look {
  readonly name: string;
  readonly theme: string;
  readonly currency: string;
}

/** Name, currency and theme of a new shop; the theme cards show the name. */
export function BrandingFields<Draft extends Look>(props: {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}) {
  const { draft, onChange } = props;
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
