import styles from './account.module.css';
import { classesOf } from '../../lib/class-names.js';
import type { ScreenProps } from '../../lib/screen.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { layout } from '../../ui/shop/common/layout.js';
import { Notice } from '../../ui/shop/Notice.js';

const css = classesOf(styles);

/** Where the links of the mails about another e-mail address lead. */
export function AccountEmailPage({ screen }: ScreenProps<'account-email'>) {
  return (
    <div className={`${layout('container')} ${css('page', 'alone')}`}>
      <div className={css('content')}>
        <h1>Your e-mail address</h1>
        <Outcome screen={screen} />
        <p>
          <a href="/account/details/">Your details</a>
        </p>
      </div>
    </div>
  );
}

function Outcome({
  screen: { token, state, refusal },
}: Pick<ScreenProps<'account-email'>, 'screen'>) {
  switch (state) {
    case 'asked':
      return (
        <form className={css('form')} method="post" action="/account/email/">
          <p>Shall this account have the new e-mail address?</p>
          <input type="hidden" name="token" value={token} />
          <button className={buttonClass('primary')}>Yes, it shall</button>
        </form>
      );
    case 'confirmed':
      return (
        <Notice kind="good">
          Thank you. The address changes as soon as the other mail is answered, too.
        </Notice>
      );
    case 'changed':
      return <Notice kind="good">The new address is yours. Sign in with it from now on.</Notice>;
    case 'refused':
      return <Notice kind="bad">{refusal}</Notice>;
  }
}
