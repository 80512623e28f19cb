import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import {
  FieldError,
  Input,
  Label,
  Text,
  TextField as AriaTextField,
  type TextFieldProps,
} from 'react-aria-components';

import styles from './TextField.module.css';
import { messageFor } from '../../lib/field-messages.js';
import { sharedStyle } from './shared-style.js';

/** Labelled field with a hint and an error. Passwords can be revealed. */
export function TextField({
  label,
  description,
  ...props
}: TextFieldProps & { label: string; description?: string }) {
  const [isShown, setShown] = useState(false);
  const isSecret = props.type === 'password';
  return (
    <AriaTextField
      {...props}
      {...(isSecret && isShown && { type: 'text' })}
      className={styles['field'] ?? ''}
    >
      <Label className={styles['label'] ?? ''}>{label}</Label>
      <div className={styles['line']}>
        <Input dir="auto" className={sharedStyle('input', styles['input'])} />
        {isSecret && (
          <ShowButton
            isShown={isShown}
            onPress={() => {
              setShown(!isShown);
            }}
          />
        )}
      </div>
      {description !== undefined && (
        <Text slot="description" className={styles['hint'] ?? ''}>
          {description}
        </Text>
      )}
      <FieldError className={styles['error'] ?? ''}>
        {({ validationDetails, validationErrors }) =>
          messageFor(validationDetails, {
            type: props.type ?? 'text',
            minLength: props.minLength ?? 0,
          }) ?? validationErrors.join(' ')
        }
      </FieldError>
    </AriaTextField>
  );
}

function ShowButton({ isShown, onPress }: { isShown: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      className={sharedStyle('icon', styles['show'])}
      aria-label={isShown ? 'Hide password' : 'Show password'}
      onClick={onPress}
    >
      {isShown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
    </button>
  );
}
