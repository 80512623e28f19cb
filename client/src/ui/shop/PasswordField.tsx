import { passwordLength } from '@selvedge/shared/accounts/new-password';
import type { FormState } from '@selvedge/shared/storefront/form-state';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

import styles from './PasswordField.module.css';
import { TextField } from './Field.js';
import { classesOf } from '../../lib/class-names.js';
import { usePasswordStrength } from '../../lib/usePasswordStrength.js';

const css = classesOf(styles);

interface PasswordFieldProps {
  readonly form: FormState | null;
  readonly label: string;
  /** Where a page has two forms that ask for one. */
  readonly id?: string;
  /** Where a form asks for several. */
  readonly name?: string;
}

/** A password that somebody has. It can be looked at where nobody else does; a form that comes back has none. */
export function PasswordField({
  name = 'password',
  autoComplete = 'current-password',
  ...field
}: PasswordFieldProps & {
  /** `off` where it is nobody's own. */
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

/** A password that somebody chooses: how well it would hold is said while it is typed. `help`: what else there is to know. */
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
  /** Not of one that is typed a second time. */
  readonly isJudged?: boolean;
}) {
  const [password, setPassword] = useState('');
  const { type, button } = useShowing();
  const helpId = useId();
  const input = useRef<HTMLInputElement>(null);
  // Typed, or filled in by the browser, before the page's program came.
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
        // Hidden again it would hold up the form, and nobody would see why.
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

/** The words of the judgement stand where those before it stood: nothing moves under who types. */
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

/** The type of a field that can be looked at, and the button for it. */
function useShowing() {
  const [isShown, setShown] = useState(false);
  const button = (
    <button
      type="button"
      className={css('show')}
      aria-label={isShown ? 'Hide what you typed' : 'Show what you typed'}
      onClick={() => {
        setShown(!isShown);
      }}
    >
      {isShown ? 'Hide' : 'Show'}
    </button>
  );
  return { type: isShown ? 'text' : 'password', button } as const;
}
