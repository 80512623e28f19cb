import { stepLink } from '@selvedge/shared/accounts/next-step';
import { opensShop } from '@selvedge/shared/accounts/redirect';

import styles from './access.module.css';
import { PasskeySignIn } from './PasskeySignIn.js';
import { AccessCard } from './AccessCard.js';
import { CaptchaBox } from './CaptchaBox.js';
import { useCaptchaForm } from './useCaptchaForm.js';
import { classesOf } from '../../lib/class-names.js';
import type { ScreenProps } from '../../lib/screen.js';
import { useCheckedForm } from '../../lib/useCheckedForm.js';
import { useBusyForm } from '../../lib/useBusyForm.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { PasswordField } from '../../ui/shop/PasswordField.js';
import { TextField } from '../../ui/shop/Field.js';
import { FormRefusal } from '../../ui/shop/FormRefusal.js';
import { Notice } from '../../ui/shop/Notice.js';

const css = classesOf(styles);

const doneMessages = {
  password: 'Your password has been changed. Sign in with the new one.',
  deletion: 'Your account has been deleted. We will confirm this by e-mail.',
} as const;

/** Password form of a closed shop, or sign-in to an account (RTE-002). */
export function LoginPage({ frame, screen }: ScreenProps<'login'>) {
  const { gate, redirectUri } = screen;
  if (gate)
    return (
      <AccessCard
        frame={frame}
        title="This shop is private"
        intro="Enter the password to visit it."
      >
        <GateForm screen={screen} />
      </AccessCard>
    );
  const intro = opensShop(redirectUri) && <FirstShop redirectUri={redirectUri} />;
  return (
    <AccessCard frame={frame} title="Sign in" intro={intro}>
      <SignInForm screen={screen} />
    </AccessCard>
  );
}

/** Shown first, because most visitors who want to open a shop have no account yet. */
function FirstShop({ redirectUri }: { redirectUri: string }) {
  return (
    <>
      New here? <a href={stepLink('/sign-up/', redirectUri)}>Create an account</a> first, then your
      shop.
    </>
  );
}

/** Visitors enter with the shop's password, its staff with their accounts (API-055). */
function GateForm({ screen }: Pick<ScreenProps<'login'>, 'screen'>) {
  const { form, attempt, handlers: checks } = useCheckedForm(screen.form);
  const { busy, onSubmit } = useBusyForm();
  return (
    <>
      <FormRefusal form={form} attempt={attempt} labels={{ password: 'Shop password' }} />
      <form
        className={css('form')}
        method="post"
        action="/login/gate/"
        onSubmit={onSubmit}
        {...checks}
      >
        <PasswordField form={form} label="Shop password" autoComplete="off" />
        <button className={buttonClass('primary', true)} aria-busy={busy}>
          Enter
        </button>
      </form>
      <a className={css('elsewhere')} href="/login/?redirect_uri=/">
        Sign in as a team member
      </a>
    </>
  );
}

function SignInForm({ screen }: Pick<ScreenProps<'login'>, 'screen'>) {
  const { redirectUri, done } = screen;
  const { form, attempt, handlers: checks } = useCheckedForm(screen.form);
  const { busy, box, handlers } = useCaptchaForm('sign-in');
  return (
    <>
      {done !== null && <Notice kind="good">{doneMessages[done]}</Notice>}
      <FormRefusal form={form} attempt={attempt} />
      <form className={css('form')} method="post" action="/login/" {...handlers} {...checks}>
        <input type="hidden" name="redirect_uri" value={redirectUri} />
        <TextField
          form={form}
          name="email"
          type="email"
          label="E-mail"
          autoComplete="username webauthn"
        />
        <PasswordField form={form} label="Password" />
        <CaptchaBox form={form} place={box} />
        <button className={buttonClass('primary', true)} aria-busy={busy}>
          Sign in
        </button>
      </form>
      <PasskeySignIn redirectUri={redirectUri} />
      <a className={css('elsewhere')} href="/forgot-password/">
        Forgot your password?
      </a>
      {!opensShop(redirectUri) && (
        <p className={css('other')}>
          New here? <a href={stepLink('/sign-up/', redirectUri)}>Create an account</a>
        </p>
      )}
      <a className={css('elsewhere')} href="/">
        Back to the shop
      </a>
    </>
  );
}
