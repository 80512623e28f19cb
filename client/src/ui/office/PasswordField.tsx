import type { TextFieldProps } from 'react-aria-components';

import { TextField } from './TextField.js';

/** The password that somebody has already, as a password manager fills it in. */
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
