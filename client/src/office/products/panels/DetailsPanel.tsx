import { GENDER_NAMES, GENDERS } from '@selvedge/shared/catalogue/contract';
import type { ProductForm } from '@selvedge/shared/products/admin/form/contract';
import { useFormContext } from 'react-hook-form';

import styles from '../fields.module.css';
import { follows } from '../../../lib/field-rules.js';
import { Field } from '../../../ui/office/Field.js';
import { Panel } from '../../../ui/office/Panel.js';
import { sharedStyle } from '../../../ui/office/shared-style.js';

export function DetailsPanel() {
  const { register, formState } = useFormContext<ProductForm>();
  const { errors } = formState;
  return (
    <Panel title="Details">
      <Field label="Name" error={errors.name?.message}>
        {(control) => (
          <input
            {...control}
            {...register('name', {
              validate: follows(['required']),
            })}
          />
        )}
      </Field>
      <Field label="Description" error={errors.description?.message}>
        {(control) => <textarea rows={4} {...control} {...register('description')} />}
      </Field>
      <div className={sharedStyle('three', styles['three'])}>
        <Field label="SKU" error={errors.sku?.message}>
          {(control) => <input {...control} {...register('sku')} />}
        </Field>
        <Field label="Type" error={errors.type?.message}>
          {(control) => <input {...control} {...register('type')} />}
        </Field>
        <Field label="Gender" error={errors.gender?.message}>
          {(control) => (
            <select {...control} {...register('gender')}>
              {GENDERS.map((gender) => (
                <option key={gender} value={gender}>
                  {GENDER_NAMES[gender]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
    </Panel>
  );
}
