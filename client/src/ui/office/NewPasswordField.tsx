import { passwordLength } from '@selvedge/shared/accounts/new-password';

import { TextField } from './TextField.js';
import { usePasswordStrength } from '../../lib/usePasswordStrength.js';

/** Field for a new password with a strength meter. */
export function NewPasswordField(props: {
  readonly value: string;
  readonly onChange: (password: string) => void;
}) {
  const strength = usePasswordStrength(props.value);
  const length = `At least ${String(passwordLength.min)} characters.`;
  return (
    <TextField
      {...props}
      name="password"
      label="Password"
      description={`${length} ${strength?.message ?? 'Three unrelated words make a good password.'}`}
      type="password"
      autoComplete="new-password"
      minLength={passwordLength.min}
      maxLength={passwordLength.max}
      isRequired
    />
  );
}
