import type { FormState } from '@selvedge/shared/storefront/form-state';

import styles from './account.module.css';
import { AccountFrame, AccountPart } from './AccountFrame.js';
import { classesOf } from '../../lib/class-names.js';
import type { ScreenProps } from '../../lib/screen.js';
import { useBusyForm } from '../../lib/useBusyForm.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { PasswordField } from '../../ui/shop/PasswordField.js';
import { AppCodeField } from '../../ui/shop/AppCodeField.js';
import { Notice } from '../../ui/shop/Notice.js';

const css = classesOf(styles);

/** GDPR Articles 17 and 20: where a person takes what is kept of them, or has it deleted. */
export function AccountDataPage({ screen }: ScreenProps<'account-data'>) {
  const { isProtected, form, deletion } = screen;
  return (
    <AccountFrame page="/account/data/" heading="Your data">
      <AccountPart id="take" title="Download your data">
        <p>
          A file with what your account holds: your details, what you agreed to and when, where you
          are signed in, the shops you work on, your orders, what you have asked for, your baskets,
          your favourites, what you said about pages and the letters you subscribed to. People can
          read it, and so can programs (JSON).
        </p>
        {/* A file leaves the page as it is, so that the button never says that it is busy. */}
        <form className={css('form')} method="post" action="/account/data/export/">
          <Proof isProtected={isProtected} form={form} part="take" />
          <button className={buttonClass('primary')}>Download</button>
        </form>
      </AccountPart>
      <Deletion isProtected={isProtected} form={deletion} />
    </AccountFrame>
  );
}

function Deletion({ isProtected, form }: Omit<ProofProps, 'part'>) {
  const { busy, onSubmit } = useBusyForm();
  return (
    <AccountPart id="delete" title="Delete your account">
      <p>
        Your name, your addresses, your details and all that you wrote go, and you leave the shops
        that you work on. Your orders stay as the books need them, without you. You are signed out
        everywhere at once, and a mail tells you when it is done. It cannot be undone.
      </p>
      <form
        className={css('form')}
        method="post"
        action="/account/data/delete/"
        onSubmit={onSubmit}
      >
        <Proof isProtected={isProtected} form={form} part="delete" />
        <button className={buttonClass('secondary')} aria-busy={busy}>
          Delete my account
        </button>
      </form>
    </AccountPart>
  );
}

interface ProofProps {
  /** The page asks for it twice. */
  readonly part: string;
  readonly isProtected: boolean;
  readonly form: FormState | null;
}

/** That it is them: what is wrong beside no field stands above. */
function Proof({ isProtected, form, part }: ProofProps) {
  const isRefused = form !== null && Object.keys(form.errors).length === 0;
  return (
    <>
      {isRefused && <Notice kind="bad">{form.message}</Notice>}
      <PasswordField form={form} id={`${part}-password`} label="Password" />
      {isProtected && <AppCodeField form={form} id={`${part}-code`} />}
    </>
  );
}
