import { passwordLength } from '@selvedge/shared/accounts/new-password';

import { TextField } from './TextField.js';
import { usePasswordStrength } from '../../lib/usePasswordStrength.js';

/** A password that somebody chooses: how well it would hold is said while it is typed. */
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
      description={`${length} ${strength?.message ?? 'Three words that do not belong together do well.'}`}
      type="password"
      autoComplete="new-password"
      minLength={passwordLength.min}
      maxLength={passwordLength.max}
      isRequired
    />
  );
}
