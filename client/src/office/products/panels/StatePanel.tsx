import { approvalText } from '@selvedge/shared/catalogue/approval';
import type { Product } from '@selvedge/shared/catalogue/contract';
import type { ProductForm } from '@selvedge/shared/products/admin/form/contract';
import { useFormContext } from 'react-hook-form';

import styles from '../fields.module.css';
import { CheckField } from '../../../ui/office/Field.js';
import { Panel } from '../../../ui/office/Panel.js';

/** Enabled flag and moderation result. */
export function StatePanel({ product }: { product: Product }) {
  const { register } = useFormContext<ProductForm>();
  const { approvalStatus, denialReason } = product;
  return (
    <Panel title="Status">
      <CheckField label="Enabled" hint="Visible and for sale in your shop">
        {(control) => <input type="checkbox" {...control} {...register('enabled')} />}
      </CheckField>
      <p className={styles['soft']}>
        Approval: {approvalText(approvalStatus)}
        {denialReason !== null && ` – ${denialReason}`}
      </p>
    </Panel>
  );
}
