import { stepLink } from '@selvedge/shared/accounts/next-step';

import styles from './access.module.css';
import { AccessCard } from './AccessCard.js';
import { PasskeySignIn } from './PasskeySignIn.js';
import { classesOf } from '../../lib/class-names.js';
import type { ScreenProps } from '../../lib/screen.js';
import { useBusyForm } from '../../lib/useBusyForm.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { AppCodeField } from '../../ui/shop/AppCodeField.js';
import { TextField } from '../../ui/shop/Field.js';
import { Notice } from '../../ui/shop/Notice.js';

const css = classesOf(styles);

const intros = {
  app: 'Enter the six-digit code from your authenticator app.',
  recovery: 'Enter one of your recovery codes. Each works once.',
} as const;

/** Second step of the sign-in, after the password (API-010, API-012). */
export function SecondStepPage({ frame, screen }: ScreenProps<'second-step'>) {
  const { by, redirectUri, form } = screen;
  const { busy, onSubmit } = useBusyForm();
  const page = stepLink('/login/code/', redirectUri);
  const other = `${page}${page.includes('?') ? '&' : '?'}with=recovery`;
  const isDelayed = form !== null && Object.keys(form.errors).length === 0;
  return (
    <AccessCard frame={frame} title="Enter your code" intro={intros[by]}>
      {isDelayed && <Notice kind="bad">{form.message}</Notice>}
      <form className={css('form')} method="post" action="/login/code/" onSubmit={onSubmit}>
        <input type="hidden" name="redirect_uri" value={redirectUri} />
        <CodeField by={by} form={form} />
        <button className={buttonClass('primary', true)} aria-busy={busy}>
          Sign in
        </button>
      </form>
      <PasskeySignIn redirectUri={redirectUri} />
      <a className={css('elsewhere')} href={by === 'app' ? other : page}>
        {by === 'app' ? 'Lost your phone? Use a recovery code' : 'Use your authenticator app'}
      </a>
      <a
        className={css('elsewhere')}
        href={`/login/?redirect_uri=${encodeURIComponent(redirectUri)}`}
      >
        Use a different account
      </a>
    </AccessCard>
  );
}

function CodeField({ by, form }: Pick<ScreenProps<'second-step'>['screen'], 'by' | 'form'>) {
  if (by === 'app') return <AppCodeField form={form} />;
  return (
    <TextField
      form={form}
      name="recoveryCode"
      label="Recovery code"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      defaultValue=""
    />
  );
}
