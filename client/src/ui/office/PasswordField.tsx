import type { TextFieldProps } from 'react-aria-components';

import { TextField } from './TextField.js';

/** Field for an existing password; password managers fill it in. */
export function PasswordField(props: Pick<TextFieldProps, 'value' | 'onChange' | 'autoFocus'>) {
  return (
    <TextField
      {...props}
      label="Password"
      type="password"
      name="password"
      autoComplete="current-password"
      isRequired
    />
  );
}
