import type { ProductForm } from '@selvedge/shared/products/admin/form/contract';
import { useFormContext } from 'react-hook-form';

import styles from '../fields.module.css';
import { CheckField } from '../../../ui/office/Field.js';
import { Panel } from '../../../ui/office/Panel.js';

const FLAGS = [
  { name: 'enableAddToCart', label: 'Can be bought', hint: 'Shows the “Add to basket” button' },
  { name: 'customiseIt', label: 'Customisable', hint: 'Shoppers can change the design' },
  {
    name: 'isEditableInStudio',
    label: 'Opens in the studio',
    hint: 'Saved designs can be edited again',
  },
  { name: 'personalizable', label: 'Personal text', hint: 'Shoppers can add a name or short text' },
  {
    name: 'magicModelsEnabled',
    label: 'Model images',
    hint: 'Shows mock-ups on model photographs, where available',
  },
] as const;

export function BehaviourPanel() {
  const { register } = useFormContext<ProductForm>();
  return (
    <Panel title="Shopper options">
      <div className={styles['stack']}>
        {FLAGS.map(({ name, label, hint }) => (
          <CheckField key={name} label={label} hint={hint}>
            {(control) => <input type="checkbox" {...control} {...register(name)} />}
          </CheckField>
        ))}
      </div>
    </Panel>
  );
}
