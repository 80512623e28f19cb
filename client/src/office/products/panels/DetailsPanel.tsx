import { GENDER_NAMES, GENDERS } from '@selvedge/shared/catalogue/contract';
import type { ProductForm } from '@selvedge/shared/products/admin/form/contract';
import { useController, useFormContext } from 'react-hook-form';

import { typeIn, typeText } from './product-type.js';
import styles from '../fields.module.css';
import { follows } from '../../../lib/field-rules.js';
import { Field, type FieldControl } from '../../../ui/office/Field.js';
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
          {(control) => <TypeInput {...control} />}
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

/** Shows and accepts the names of garments, as in the list; the form holds their types. */
function TypeInput(control: FieldControl) {
  const { field } = useController<ProductForm, 'type'>({ name: 'type' });
  return (
    <input
      {...control}
      {...field}
      autoComplete="off"
      value={typeText(field.value)}
      onChange={({ currentTarget }) => {
        field.onChange(typeIn(currentTarget.value));
      }}
    />
  );
}
