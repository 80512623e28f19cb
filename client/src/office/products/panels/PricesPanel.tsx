import { plainRules } from '@selvedge/shared/forms/rules';
import type { ProductForm } from '@selvedge/shared/products/admin/form/contract';
import { useFormContext } from 'react-hook-form';

import styles from '../fields.module.css';
import { Field } from '../../../ui/office/Field.js';
import { MoneyField } from '../../../ui/office/MoneyField.js';
import { Panel } from '../../../ui/office/Panel.js';
import { sharedStyle } from '../../../ui/office/shared-style.js';

export function PricesPanel({ currency }: { currency: string }) {
  const { register, formState } = useFormContext<ProductForm>();
  return (
    <Panel title="Pricing" text="Prices include tax.">
      <div className={sharedStyle('three', styles['three'])}>
        <MoneyField<ProductForm>
          name="price"
          label="Price"
          currency={currency}
          validate={(price) =>
            price === null || price < 1 ? plainRules.positive_number.message : undefined
          }
        />
        <MoneyField<ProductForm>
          name="salePrice"
          label="Sale price"
          currency={currency}
          hint="Leave blank if the product is not on sale. Shoppers see it beside the lowest price of the 30 days before the sale, as EU law requires."
          validate={(salePrice, { price }) =>
            salePrice !== null && (salePrice < 1 || salePrice >= price)
              ? 'The sale price must be above zero and below the price'
              : undefined
          }
        />
        <Field label="VAT" error={formState.errors.vatRate?.message}>
          {(control) => (
            <select {...control} {...register('vatRate', { valueAsNumber: true })}>
              <option value={1}>Standard</option>
              <option value={0}>Zero-rated</option>
            </select>
          )}
        </Field>
        <MoneyField<ProductForm>
          name="baseCost"
          label="Cost"
          currency={currency}
          hint="Your cost per piece"
        />
        <MoneyField<ProductForm>
          name="baseCostWhite"
          label="Cost on white fabric"
          currency={currency}
          hint="White fabric costs less to print on"
        />
      </div>
    </Panel>
  );
}
