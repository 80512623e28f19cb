import { redirectPath } from '@selvedge/shared/accounts/redirect';
import { useEffect } from 'react';

import styles from './passkey-sign-in.module.css';
import { classesOf } from '../../lib/class-names.js';
import { useHasPasskeys, usePasskey } from '../../lib/usePasskey.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { Notice } from '../../ui/shop/Notice.js';

const css = classesOf(styles);

/** Signs in with a passkey, by the button or the e-mail field's autofill. Needs script. */
export function PasskeySignIn({ redirectUri }: { readonly redirectUri: string }) {
  const hasPasskeys = useHasPasskeys();
  const arrive = () => location.assign(redirectPath(redirectUri, '/dashboard/'));
  const { isBusy, problem, run } = usePasskey(async () => {
    const { signInByPasskey } = await import('../../lib/passkeys.js');
    return signInByPasskey();
  }, arrive);
  useAutofill(hasPasskeys, arrive);
  return (
    <>
      {problem !== null && <Notice kind="bad">{problem}</Notice>}
      <button
        type="button"
        className={`${buttonClass('secondary', true)} ${css(!hasPasskeys && 'unknown')}`}
        aria-busy={isBusy}
        onClick={run}
      >
        Use a passkey
      </button>
    </>
  );
}

/** Offers passkeys in the autofill of the e-mail field, if the browser supports it. */
function useAutofill(hasPasskeys: boolean, arrive: () => void): void {
  useEffect(() => {
    if (!hasPasskeys) return;
    const offer = async (): Promise<void> => {
      if (!(await PublicKeyCredential.isConditionalMediationAvailable())) return;
      const { signInByPasskey } = await import('../../lib/passkeys.js');
      await signInByPasskey(true);
      arrive();
    };
    // A dismissed prompt is not an error; the button reports real ones.
    offer().catch(() => undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each page
  }, [hasPasskeys]);
}
