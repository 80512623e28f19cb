import { approvalText } from '@selvedge/shared/catalogue/approval';
import type { Product } from '@selvedge/shared/catalogue/contract';
import type { ProductForm } from '@selvedge/shared/products/admin/form/contract';
import { Suspense } from 'react';
import { useFormContext } from 'react-hook-form';

import styles from '../fields.module.css';
import { CheckField } from '../../../ui/office/Field.js';
import { later } from '../../../ui/office/later.js';
import { Panel } from '../../../ui/office/Panel.js';

const ApprovalNote = later(async () => (await import('./ApprovalNote.js')).ApprovalNote);

/** Enabled flag, moderation result and the note for it. */
export function StatePanel({ product }: { product: Product }) {
  const { register } = useFormContext<ProductForm>();
  const { approvalStatus, denialReason } = product;
  const isDenied = approvalStatus === -1;
  return (
    <Panel title="Status">
      <CheckField label="Enabled" hint="Visible and for sale in your shop">
        {(control) => <input type="checkbox" {...control} {...register('enabled')} />}
      </CheckField>
      <p className={styles[isDenied ? 'denied' : 'soft']}>
        Approval: {approvalText(approvalStatus)}
        {denialReason !== null && ` – ${denialReason}`}
      </p>
      {(isDenied || approvalStatus === 0) && (
        <Suspense>
          <ApprovalNote isDenied={isDenied} />
        </Suspense>
      )}
    </Panel>
  );
}
