import styles from './access.module.css';
import { AccessCard } from './AccessCard.js';
import { classesOf } from '../../lib/class-names.js';
import type { ScreenProps } from '../../lib/screen.js';
import { useBusyForm } from '../../lib/useBusyForm.js';
import { useCheckedForm } from '../../lib/useCheckedForm.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { FormRefusal } from '../../ui/shop/FormRefusal.js';
import { NewPasswordField } from '../../ui/shop/PasswordField.js';

const css = classesOf(styles);

/** Sets a new password, or reports an expired link (IDN-013). */
export function ResetPasswordPage({ frame, screen }: ScreenProps<'reset-password'>) {
  if (!screen.isOpen)
    return (
      <AccessCard
        frame={frame}
        title="This link has expired"
        intro="A link to set a new password works once, for 60 minutes."
      >
        <a className={buttonClass('primary', true)} href="/forgot-password/">
          Send a new link
        </a>
      </AccessCard>
    );
  return (
    <AccessCard frame={frame} title="Choose a new password">
      <NewPasswordForm screen={screen} />
    </AccessCard>
  );
}

function NewPasswordForm({ screen }: Pick<ScreenProps<'reset-password'>, 'screen'>) {
  const { form, attempt, handlers: checks } = useCheckedForm(screen.form);
  const { busy, onSubmit } = useBusyForm();
  return (
    <form
      className={css('form')}
      method="post"
      action="/reset-password/"
      onSubmit={onSubmit}
      {...checks}
    >
      <FormRefusal form={form} attempt={attempt} labels={{ password: 'New password' }} />
      <input type="hidden" name="token" value={screen.token} />
      <NewPasswordField
        form={form}
        label="New password"
        help="You will be signed out on all other devices."
      />
      <NewPasswordField
        form={form}
        name="password_confirmation"
        label="Repeat password"
        isJudged={false}
      />
      <button className={buttonClass('primary', true)} aria-busy={busy}>
        Set password
      </button>
    </form>
  );
}
