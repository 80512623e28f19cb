import styles from './account.module.css';
import { classesOf } from '../../lib/class-names.js';
import type { ScreenProps } from '../../lib/screen.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { Notice } from '../../ui/shop/Notice.js';
import { AccessCard } from '../accounts/index.js';

const css = classesOf(styles);

/** Target of the links in e-mails about a changed address. */
export function AccountEmailPage({ frame, screen }: ScreenProps<'account-email'>) {
  return (
    <AccessCard frame={frame} title="Change your e-mail address">
      <Outcome screen={screen} />
      <p>
        <a href="/account/details/">Your details</a>
      </p>
    </AccessCard>
  );
}

function Outcome({
  screen: { token, state, refusal },
}: Pick<ScreenProps<'account-email'>, 'screen'>) {
  switch (state) {
    case 'asked':
      return (
        <form className={css('form')} method="post" action="/account/email/">
          <p>Confirm that you want to use this e-mail address for your account.</p>
          <input type="hidden" name="token" value={token} />
          <button className={buttonClass('primary', true)}>Confirm change</button>
        </form>
      );
    case 'confirmed':
      return (
        <Notice kind="good">
          Thank you. The change takes effect once you also confirm the other e-mail.
        </Notice>
      );
    case 'changed':
      return (
        <Notice kind="good">
          Your e-mail address has been changed. Use the new one to sign in.
        </Notice>
      );
    case 'refused':
      return <Notice kind="bad">{refusal}</Notice>;
  }
}
