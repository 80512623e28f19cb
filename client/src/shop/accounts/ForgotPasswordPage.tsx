import styles from './access.module.css';
import { AccessCard } from './AccessCard.js';
import { CaptchaBox } from './CaptchaBox.js';
import { useCaptchaForm } from './useCaptchaForm.js';
import { classesOf } from '../../lib/class-names.js';
import type { ScreenProps } from '../../lib/screen.js';
import { useCheckedForm } from '../../lib/useCheckedForm.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { TextField } from '../../ui/shop/Field.js';
import { FormRefusal } from '../../ui/shop/FormRefusal.js';
import { Notice } from '../../ui/shop/Notice.js';

const css = classesOf(styles);

/**
 * Asks for the e-mail address (API-054). The answer does not reveal whether an account exists
 * (IDN-012).
 */
export function ForgotPasswordPage({ frame, screen }: ScreenProps<'forgot-password'>) {
  const { isSent } = screen;
  const { form, attempt, handlers: checks } = useCheckedForm(screen.form);
  const { busy, box, handlers } = useCaptchaForm('forgot-password');
  return (
    <AccessCard
      frame={frame}
      title="Forgot your password?"
      intro="Enter your e-mail address and we will send you a link to set a new one."
    >
      {isSent && (
        <Notice kind="good">
          If this address has an account, we have sent it an e-mail. The link works for 60 minutes.
        </Notice>
      )}
      <FormRefusal form={form} attempt={attempt} />
      <form
        className={css('form')}
        method="post"
        action="/forgot-password/"
        {...handlers}
        {...checks}
      >
        <TextField form={form} name="email" type="email" label="E-mail" autoComplete="username" />
        <CaptchaBox form={form} place={box} />
        <button className={buttonClass('primary', true)} aria-busy={busy}>
          Send link
        </button>
      </form>
      <p className={css('other')}>
        Remembered it? <a href="/login/?redirect_uri=%2F">Sign in</a>
      </p>
    </AccessCard>
  );
}
