import { opensShop } from '@selvedge/shared/accounts/redirect';

import styles from '../access.module.css';
import { AccessCard } from '../AccessCard.js';
import { CaptchaBox } from '../CaptchaBox.js';
import { useCaptchaForm } from '../useCaptchaForm.js';
import { classesOf } from '../../../lib/class-names.js';
import type { ScreenProps } from '../../../lib/screen.js';
import { useCheckedForm } from '../../../lib/useCheckedForm.js';
import { buttonClass } from '../../../ui/shop/common/button.js';
import { TextField } from '../../../ui/shop/Field.js';
import { FormRefusal } from '../../../ui/shop/FormRefusal.js';
import { NewPasswordField } from '../../../ui/shop/PasswordField.js';

const css = classesOf(styles);

/** Creates an account. The next step asks for the code sent by e-mail. */
export function SignUpPage({ frame, screen }: ScreenProps<'sign-up'>) {
  const { redirectUri } = screen;
  const { form, attempt, handlers: checks } = useCheckedForm(screen.form);
  const { busy, box, handlers } = useCaptchaForm('sign-up');
  return (
    <AccessCard
      frame={frame}
      title="Create your account"
      intro={
        opensShop(redirectUri)
          ? 'Create your account first, then your shop.'
          : 'Track orders, save favourites and check out faster.'
      }
    >
      <FormRefusal form={form} attempt={attempt} />
      <form className={css('form')} method="post" action="/sign-up/" {...handlers} {...checks}>
        <input type="hidden" name="redirect_uri" value={redirectUri} />
        <TextField form={form} name="firstName" label="First name" autoComplete="given-name" />
        <TextField
          form={form}
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          required={false}
        />
        <TextField form={form} name="email" type="email" label="E-mail" autoComplete="username" />
        <NewPasswordField
          form={form}
          label="Password"
          help="A few words in a row are easy to remember and hard to guess."
        />
        <CaptchaBox form={form} place={box} />
        <button className={buttonClass('primary', true)} aria-busy={busy}>
          Create account
        </button>
      </form>
      <p className={css('small')}>
        You will be asked to accept the <a href="/sign-up/eula/">terms of your account</a>.
      </p>
      <p className={css('other')}>
        Already have an account?{' '}
        <a href={`/login/?redirect_uri=${encodeURIComponent(redirectUri)}`}>Sign in</a>
      </p>
    </AccessCard>
  );
}
