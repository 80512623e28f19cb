import styles from '../access.module.css';
import { AccessCard } from '../AccessCard.js';
import { classesOf } from '../../../lib/class-names.js';
import type { ScreenProps } from '../../../lib/screen.js';
import { useBusyForm } from '../../../lib/useBusyForm.js';
import { useSecondsLeft } from '../../../lib/useSecondsLeft.js';
import { buttonClass } from '../../../ui/shop/common/button.js';
import { TextField } from '../../../ui/shop/Field.js';
import { FormRefusal } from '../../../ui/shop/FormRefusal.js';
import { Notice } from '../../../ui/shop/Notice.js';

const css = classesOf(styles);

/** Wait in seconds before another e-mail can be requested. */
const resendDelay = 30;

/** Without script the button is always enabled; the server enforces the wait too. */
function SendAgain({ isSentAgain }: { readonly isSentAgain: boolean }) {
  const left = useSecondsLeft(isSentAgain ? resendDelay : 0);
  return (
    <>
      <button className={css('plain')} disabled={left > 0}>
        send another one
      </button>
      {left > 0 ? ` in ${String(left)} s.` : '.'}
    </>
  );
}

/** Asks for the code from the e-mail, which the link in it fills in (IDN-008). */
export function VerifyPage({ frame, screen }: ScreenProps<'verify'>) {
  const { email, code, isSentAgain, redirectUri, form } = screen;
  const { busy, onSubmit } = useBusyForm();
  return (
    <AccessCard
      frame={frame}
      title="Check your e-mail"
      intro={
        <>
          We sent an e-mail to <b>{email}</b>. Enter the code, or open the link in this browser.
        </>
      }
    >
      {isSentAgain && (
        <Notice kind="good">We have sent another e-mail. It can take a minute.</Notice>
      )}
      <FormRefusal form={form} />
      <form className={css('form')} method="post" action="/sign-up/verify/" onSubmit={onSubmit}>
        <input type="hidden" name="redirect_uri" value={redirectUri} />
        <TextField
          form={form}
          name="code"
          label="Code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={20}
          {...(code !== '' && { defaultValue: code })}
        />
        <button className={buttonClass('primary', true)} aria-busy={busy}>
          Verify
        </button>
      </form>
      <form className={css('other')} method="post" action="/sign-up/verify/resend/">
        <input type="hidden" name="redirect_uri" value={redirectUri} />
        No e-mail? Check your spam folder, or <SendAgain isSentAgain={isSentAgain} />
      </form>
    </AccessCard>
  );
}
