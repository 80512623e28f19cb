import type { FormState } from '@selvedge/shared/screens/form-state';

import { TextField } from './Field.js';

/** Field for an authenticator code (API-010). Never refilled after an error. */
export function AppCodeField({
  label = 'Authentication code',
  ...field
}: {
  readonly form: FormState | null;
  readonly label?: string;
  /** Element id, if a page has two such fields. */
  readonly id?: string;
}) {
  return (
    <TextField
      {...field}
      name="twoFactorAuthCode"
      label={label}
      autoComplete="one-time-code"
      inputMode="numeric"
      // Authenticator apps show a space in the middle, and pasted codes may contain more.
      maxLength={12}
      defaultValue=""
    />
  );
}
