import type { FormState } from '@selvedge/shared/screens/form-state';
import { Lock } from 'lucide-react';

import styles from './CardFields.module.css';
import { TextField } from './Field.js';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

/** Payment card fields. A form never returns card data, so they are empty after an error. */
export function CardFields({ form }: { readonly form: FormState | null }) {
  return (
    <div className={css('fields')}>
      <TextField
        form={form}
        name="cardNumber"
        label="Card number"
        autoComplete="cc-number"
        inputMode="numeric"
        maxLength={40}
        defaultValue=""
      />
      <TextField
        form={form}
        name="expiry"
        label="Expiry date"
        placeholder="MM/YY"
        autoComplete="cc-exp"
        inputMode="numeric"
        maxLength={12}
        defaultValue=""
      />
      <TextField
        form={form}
        name="securityCode"
        label="Security code"
        autoComplete="cc-csc"
        inputMode="numeric"
        maxLength={8}
        defaultValue=""
      />
      <p className={css('safe')}>
        <Lock size={16} aria-hidden />
        Your card details go to the payment provider. This shop does not store them.
      </p>
    </div>
  );
}
