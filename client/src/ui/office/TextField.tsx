import {
  FieldError,
  Input,
  Label,
  TextField as AriaTextField,
  type TextFieldProps,
} from 'react-aria-components';

import styles from './TextField.module.css';

/** A labelled field, the label above, its error below. */
export function TextField({ label, ...props }: TextFieldProps & { label: string }) {
  return (
    <AriaTextField {...props} className={styles['field'] ?? ''}>
      <Label className={styles['label'] ?? ''}>{label}</Label>
      <Input className={styles['input'] ?? ''} />
      <FieldError className={styles['error'] ?? ''} />
    </AriaTextField>
  );
}
