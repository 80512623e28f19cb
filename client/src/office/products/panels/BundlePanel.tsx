import type { ProductForm } from '@selvedge/shared/products/admin/form/contract';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';

import styles from '../fields.module.css';
import { ProductName } from '../ProductName.js';
import { ProductPicker } from '../ProductPicker.js';
import { Button } from '../../../ui/office/Button.js';
import { CheckField } from '../../../ui/office/Field.js';
import { Panel } from '../../../ui/office/Panel.js';

export function BundlePanel({ self }: { self: string }) {
  const { register, control, formState } = useFormContext<ProductForm>();
  const isBundle = useWatch({ control, name: 'isBundle' });
  const { fields, append, remove } = useFieldArray({ control, name: 'bundleItems' });
  const message = formState.errors.bundleItems?.message;
  return (
    <Panel title="Bundle">
      <CheckField
        label="Sold as a bundle"
        hint="Shoppers choose a colour and size for each product"
      >
        {(box) => <input type="checkbox" {...box} {...register('isBundle')} />}
      </CheckField>
      {isBundle && (
        <>
          <ul className={styles['list']}>
            {fields.map(({ id, product }, index) => (
              <li key={id} className={styles['line']}>
                <ProductName uuid={product} />
                <input
                  type="number"
                  min={1}
                  max={99}
                  aria-label="Quantity"
                  {...register(`bundleItems.${index}.quantity`, { valueAsNumber: true })}
                />
                <Button
                  onPress={() => {
                    remove(index);
                  }}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
          <ProductPicker
            label="Add product"
            without={[self, ...fields.map(({ product }) => product)]}
            onChoose={(product) => {
              append({ product, quantity: 1 });
            }}
          />
        </>
      )}
      {message !== undefined && <p role="alert">{message}</p>}
    </Panel>
  );
}
