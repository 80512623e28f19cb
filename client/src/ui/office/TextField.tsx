import {
  FieldError,
  Input,
  Label,
  Text,
  TextField as AriaTextField,
  type TextFieldProps,
} from 'react-aria-components';

import styles from './TextField.module.css';
import { wordsFor } from '../../lib/field-words.js';

/** A labelled field, the label above, a hint and its error below. */
export function TextField({
  label,
  description,
  ...props
}: TextFieldProps & { label: string; description?: string }) {
  return (
    <AriaTextField {...props} className={styles['field'] ?? ''}>
      <Label className={styles['label'] ?? ''}>{label}</Label>
      <Input className={styles['input'] ?? ''} />
      {description !== undefined && (
        <Text slot="description" className={styles['hint'] ?? ''}>
          {description}
        </Text>
      )}
      <FieldError className={styles['error'] ?? ''}>
        {({ validationDetails, validationErrors }) =>
          wordsFor(validationDetails, props.minLength) ?? validationErrors.join(' ')
        }
      </FieldError>
    </AriaTextField>
  );
}
