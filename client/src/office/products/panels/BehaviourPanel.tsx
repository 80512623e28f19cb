import type { ProductForm } from '@selvedge/shared/products/admin/form/contract';
import { useFormContext } from 'react-hook-form';

import styles from '../fields.module.css';
import { CheckField } from '../../../ui/office/Field.js';
import { Panel } from '../../../ui/office/Panel.js';

const FLAGS = [
  { name: 'enableAddToCart', label: 'Can be bought', hint: 'Shows the button to add to basket' },
  { name: 'customiseIt', label: 'Customise it', hint: 'Shoppers may change the design' },
  { name: 'isEditableInStudio', label: 'Opens in the studio', hint: 'For a design of their own' },
  { name: 'personalizable', label: 'Personal text', hint: 'A name or a line is added' },
  { name: 'magicModelsEnabled', label: 'Pictures with models', hint: 'Made where there are any' },
] as const;

/** What can be done with it. */
export function BehaviourPanel() {
  const { register } = useFormContext<ProductForm>();
  return (
    <Panel title="What shoppers can do">
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
