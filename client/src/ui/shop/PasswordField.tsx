import { passwordLength } from '@selvedge/shared/accounts/new-password';
import type { FormState } from '@selvedge/shared/screens/form-state';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

import styles from './PasswordField.module.css';
import { TextField } from './Field.js';
import { classesOf } from '../../lib/class-names.js';
import { usePasswordStrength } from '../../lib/usePasswordStrength.js';

const css = classesOf(styles);

interface PasswordFieldProps {
  readonly form: FormState | null;
  readonly label: string;
  /** Element id, if a page has two forms with a password. */
  readonly id?: string;
  /** Field name, if a form has several passwords. */
  readonly name?: string;
}

/** Existing password. It can be revealed and is never refilled after an error. */
export function PasswordField({
  name = 'password',
  autoComplete = 'current-password',
  ...field
}: PasswordFieldProps & {
  /** `off` for a password that is not the visitor's own. */
  readonly autoComplete?: 'current-password' | 'off';
}) {
  const { type, button } = useShowing();
  return (
    <TextField
      {...field}
      name={name}
      type={type}
      autoComplete={autoComplete}
      defaultValue=""
      suffix={button}
    />
  );
}

/** New password with a strength meter. `help` gives further information. */
export function NewPasswordField({
  name = 'password',
  help = '',
  isJudged = true,
  required = true,
  ...field
}: PasswordFieldProps & {
  readonly help?: string;
  readonly required?: boolean;
  readonly isOptional?: boolean;
  /** False for the repeated password. */
  readonly isJudged?: boolean;
}) {
  const [password, setPassword] = useState('');
  const { type, button } = useShowing();
  const helpId = useId();
  const input = useRef<HTMLInputElement>(null);
  // Reads a value that was typed or filled in before the script ran.
  useEffect(() => {
    if (isJudged) setPassword(input.current?.value ?? '');
  }, [isJudged]);
  return (
    <div className={css('field')}>
      <TextField
        {...field}
        ref={input}
        name={name}
        type={type}
        autoComplete="new-password"
        defaultValue=""
        required={required}
        // A length check on a hidden field would block the form without a visible reason.
        {...(required && { minLength: passwordLength.min })}
        maxLength={passwordLength.max}
        suffix={button}
        {...(isJudged && { describedBy: helpId })}
        onInput={(event) => {
          if (isJudged) setPassword(event.currentTarget.value);
        }}
      />
      {isJudged && (
        <div className={css('help')} id={helpId} aria-live="polite">
          <Judgement password={password}>
            At least {passwordLength.min} characters. {help}
          </Judgement>
        </div>
      )}
    </div>
  );
}

/**
 * Strength rating. It takes the place of the hint, so that the layout does not move while typing.
 */
function Judgement({ password, children }: { password: string; children: ReactNode }) {
  const strength = usePasswordStrength(password);
  return (
    <>
      <span className={css('bars', strength && strength.score >= 3 && 'good')} aria-hidden>
        {[1, 2, 3, 4].map((bar) => (
          <i key={bar} className={css(strength && bar <= Math.max(1, strength.score) && 'full')} />
        ))}
      </span>
      <p className={css(strength && 'words')}>{strength?.message ?? children}</p>
    </>
  );
}

/** Toggles the field between hidden and visible text. */
function useShowing() {
  const [isShown, setShown] = useState(false);
  const button = (
    <button
      type="button"
      className={css('show')}
      aria-label={isShown ? 'Hide password' : 'Show password'}
      onClick={() => {
        setShown(!isShown);
      }}
    >
      {isShown ? 'Hide' : 'Show'}
    </button>
  );
  return { type: isShown ? 'text' : 'password', button } as const;
}
