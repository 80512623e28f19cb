import type { ProductForm } from '@selvedge/shared/products/admin/form/contract';
import { X } from 'lucide-react';
import { useController, useFormContext } from 'react-hook-form';

import styles from '../fields.module.css';
import { ProductName } from '../ProductName.js';
import { ProductPicker } from '../ProductPicker.js';
import { CheckField } from '../../../ui/office/Field.js';
import { Panel } from '../../../ui/office/Panel.js';
import { sharedStyle } from '../../../ui/office/shared-style.js';

export function MarketingPanel({ self }: { self: string }) {
  const { register, control } = useFormContext<ProductForm>();
  const { field } = useController({ control, name: 'crossSellProducts' });
  return (
    <Panel title="Marketing">
      <CheckField label="Include in product feeds" hint="For shopping ads and price comparison">
        {(box) => <input type="checkbox" {...box} {...register('includeInProductFeed')} />}
      </CheckField>
      <ProductPicker
        label="Related products"
        without={[self, ...field.value]}
        onChoose={(uuid) => {
          field.onChange([...field.value, uuid]);
        }}
      />
      {field.value.length > 0 && (
        <div className={styles['chips']}>
          {field.value.map((uuid) => (
            <span key={uuid} className={styles['chip']}>
              <ProductName uuid={uuid} />
              <button
                type="button"
                className={sharedStyle('icon')}
                aria-label="Remove related product"
                onClick={() => {
                  field.onChange(field.value.filter((one) => one !== uuid));
                }}
              >
                <X size={14} aria-hidden />
              </button>
            </span>
          ))}
        </div>
      )}
    </Panel>
  );
}
