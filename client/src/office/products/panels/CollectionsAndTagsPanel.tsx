import type { ProductForm } from '@selvedge/shared/products/admin/form/contract';
import { useFormContext } from 'react-hook-form';

import styles from '../fields.module.css';
import { useChoices } from '../list/useProducts.js';
import { KeywordsField } from '../KeywordsField.js';
import { CheckField } from '../../../ui/office/Field.js';
import { Panel } from '../../../ui/office/Panel.js';
import { PlaceField } from '../../../ui/office/PlaceField.js';

export function CollectionsAndTagsPanel() {
  const { register, formState } = useFormContext<ProductForm>();
  const { data: choices } = useChoices();
  const collections = choices?.collections ?? [];
  return (
    <Panel title="Collections and tags">
      <div className={styles['stack']} role="group" aria-label="Collections">
        {collections.map(({ uuid, name }) => (
          <CheckField key={uuid} label={name}>
            {(control) => (
              <input type="checkbox" value={uuid} {...control} {...register('collections')} />
            )}
          </CheckField>
        ))}
        {choices !== undefined && collections.length === 0 && (
          <p className={styles['soft']}>No collections yet</p>
        )}
      </div>
      <KeywordsField name="tags" label="Tags" suggestions={choices?.tags ?? []} />
      <PlaceField
        label="Position in product grids"
        error={formState.errors.position?.message}
        register={register('position', { valueAsNumber: true })}
      />
    </Panel>
  );
}
