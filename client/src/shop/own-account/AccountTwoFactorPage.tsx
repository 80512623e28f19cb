import { longDate } from '@selvedge/shared/dates/english-dates';

import styles from './account.module.css';
import { AccountFrame, AccountPart } from './AccountFrame.js';
import { Passkeys } from './Passkeys.js';
import { NewRecoveryCodes } from './NewRecoveryCodes.js';
import { TwoFactorSetUp } from './TwoFactorSetUp.js';
import { classesOf } from '../../lib/class-names.js';
import type { ScreenProps } from '../../lib/screen.js';
import { useBusyForm } from '../../lib/useBusyForm.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { PasswordField } from '../../ui/shop/PasswordField.js';
import { AppCodeField } from '../../ui/shop/AppCodeField.js';
import { Notice } from '../../ui/shop/Notice.js';

const css = classesOf(styles);

type Props = Pick<ScreenProps<'account-two-factor'>, 'screen'>;

/** Two-factor authentication by an authenticator app (IDN-014). */
export function AccountTwoFactorPage({ screen }: ScreenProps<'account-two-factor'>) {
  const { setUp, recoveryCodes, isOff, form } = screen;
  const isDelayed = form !== null && Object.keys(form.errors).length === 0;
  return (
    <AccountFrame page="/account/two-factor/" heading="Two-factor authentication">
      {isOff && (
        <Notice kind="good">
          Two-factor authentication is off. Your password is enough to sign in.
        </Notice>
      )}
      {isDelayed && <Notice kind="bad">{form.message}</Notice>}
      {recoveryCodes.length > 0 && <NewRecoveryCodes codes={recoveryCodes} />}
      {setUp === null ? <Present screen={screen} /> : <TwoFactorSetUp setUp={setUp} form={form} />}
    </AccountFrame>
  );
}

const changeForm = 'two-factor-change';

function Present({ screen: { status, passkeys, form } }: Props) {
  const { addedAt, recoveryCodesLeft } = status;
  return (
    <>
      <AccountPart id="present" title="Turned on">
        <p>
          {addedAt !== null && `Since ${longDate(new Date(addedAt))}. `}
          {recoveryCodesLeft === 1
            ? 'One recovery code is left.'
            : `${recoveryCodesLeft} recovery codes are left.`}
        </p>
      </AccountPart>
      <AccountPart id="change" title="Change settings">
        <ChangeForm form={form} />
      </AccountPart>
      <Passkeys passkeys={passkeys} form={changeForm} />
    </>
  );
}

/** A single form, because both changes require the password. */
function ChangeForm({ form }: Pick<Props['screen'], 'form'>) {
  const { busy, onSubmit } = useBusyForm();
  return (
    <form
      id={changeForm}
      className={css('form')}
      method="post"
      action="/account/two-factor/recovery-codes/"
      onSubmit={onSubmit}
    >
      <PasswordField form={form} label="Password" />
      <AppCodeField form={form} />
      <button className={buttonClass('primary')} aria-busy={busy}>
        Create new recovery codes
      </button>
      <button className={buttonClass('secondary')} formAction="/account/two-factor/remove/">
        Turn off
      </button>
    </form>
  );
}
