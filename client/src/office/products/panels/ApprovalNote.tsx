import type { ProductForm } from '@selvedge/shared/products/admin/form/contract';
import { useFormContext } from 'react-hook-form';

import { Field } from '../../../ui/office/Field.js';

/** Note to the staff who check the product. */
export function ApprovalNote({ isDenied }: { readonly isDenied: boolean }) {
  const { register } = useFormContext<ProductForm>();
  return (
    <Field
      label="Note for approval"
      hint={
        isDenied
          ? 'Say what you have changed. Staff check the product again once you have saved it.'
          : 'Optional. For the staff who check the product.'
      }
    >
      {(control) => (
        <textarea {...control} rows={3} maxLength={500} {...register('approvalNote')} />
      )}
    </Field>
  );
}
