import type { FormState } from '@selvedge/shared/screens/form-state';

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

/** Export and deletion of personal data (GDPR Articles 17 and 20). */
export function AccountDataPage({ screen }: ScreenProps<'account-data'>) {
  const { isProtected, form, deletion } = screen;
  return (
    <AccountFrame page="/account/data/" heading="Your data">
      <AccountPart id="take" title="Download your data">
        <p>
          A readable JSON file with the data in your account: your details, consents with their
          dates, active sessions, the shops you work on, orders, requests, baskets, favourites, page
          comments and newsletter subscriptions.
        </p>
        {/* A download does not leave the page, so the button never shows a busy state. */}
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
        We delete your name, addresses, details and everything you wrote, and remove you from the
        shops you work on. Orders are kept for accounting without your personal data. You are signed
        out everywhere at once and receive an e-mail when it is done. This cannot be undone.
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
  /** Distinguishes the two forms of the page. */
  readonly part: string;
  readonly isProtected: boolean;
  readonly form: FormState | null;
}

/** Confirms the person's identity; form-level errors are shown above. */
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
