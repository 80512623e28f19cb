import styles from './access.module.css';
import { AccessCard } from './AccessCard.js';
import { classesOf } from '../../lib/class-names.js';
import type { ScreenProps } from '../../lib/screen.js';
import { useBusyForm } from '../../lib/useBusyForm.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { FormRefusal } from '../../ui/shop/FormRefusal.js';
import { NewPasswordField } from '../../ui/shop/PasswordField.js';

const css = classesOf(styles);

/** Sets a new password, or reports an expired link (IDN-013). */
export function ResetPasswordPage({ frame, screen }: ScreenProps<'reset-password'>) {
  const { isOpen, form } = screen;
  if (!isOpen)
    return (
      <AccessCard
        shop={frame.name}
        title="This link has expired"
        intro="Links work once, for 60 minutes."
      >
        <a className={buttonClass('primary', true)} href="/forgot-password/">
          Send a new link
        </a>
      </AccessCard>
    );
  return (
    <AccessCard shop={frame.name} title="Choose a new password">
      <FormRefusal form={form} />
      <NewPasswordForm screen={screen} />
    </AccessCard>
  );
}

function NewPasswordForm({
  screen: { token, form },
}: Pick<ScreenProps<'reset-password'>, 'screen'>) {
  const { busy, onSubmit } = useBusyForm();
  return (
    <form className={css('form')} method="post" action="/reset-password/" onSubmit={onSubmit}>
      <input type="hidden" name="token" value={token} />
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
