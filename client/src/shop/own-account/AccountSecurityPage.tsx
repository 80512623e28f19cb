import { passwordLength } from '@selvedge/shared/accounts/new-password';

import styles from './account.module.css';
import { AccountFrame, AccountPart } from './AccountFrame.js';
import { classesOf } from '../../lib/class-names.js';
import type { ScreenProps } from '../../lib/screen.js';
import { useBusyForm } from '../../lib/useBusyForm.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { TextField } from '../../ui/shop/Field.js';
import { Notice } from '../../ui/shop/Notice.js';

const css = classesOf(styles);

/** How a person signs in, and where they are signed in. */
export function AccountSecurityPage({ screen }: ScreenProps<'account-security'>) {
  const { isPasswordNew, form } = screen;
  return (
    <AccountFrame page="/account/security/" heading="Sign-in and security">
      {isPasswordNew && (
        <Notice kind="good">
          Your new password is set. Everybody else who was signed in has been signed out.
        </Notice>
      )}
      <AccountPart id="password-part" title="Password">
        <PasswordForm form={form} />
      </AccountPart>
      <AccountPart id="sessions" title="Signed in">
        <p>Have you left yourself signed in somewhere? This ends it on every device and shop.</p>
        <form method="post" action="/account/sign-out-everywhere/">
          <button className={buttonClass('secondary')}>Sign out everywhere</button>
        </form>
      </AccountPart>
    </AccountFrame>
  );
}

function PasswordForm({ form }: Pick<ScreenProps<'account-security'>['screen'], 'form'>) {
  const { busy, onSubmit } = useBusyForm();
  const secret = { form, type: 'password', defaultValue: '' } as const;
  return (
    <form className={css('form')} method="post" action="/account/password/" onSubmit={onSubmit}>
      <TextField
        {...secret}
        name="current_password"
        label="Present password"
        autoComplete="current-password"
      />
      <TextField
        {...secret}
        name="password"
        label="New password"
        autoComplete="new-password"
        minLength={passwordLength.min}
        maxLength={passwordLength.max}
      />
      <button className={buttonClass('primary')} aria-busy={busy}>
        Change password
      </button>
    </form>
  );
}
