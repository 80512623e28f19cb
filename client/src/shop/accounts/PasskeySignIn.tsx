import { redirectPath } from '@selvedge/shared/accounts/redirect';
import { useEffect } from 'react';

import styles from './passkey-sign-in.module.css';
import { classesOf } from '../../lib/class-names.js';
import { useHasPasskeys, usePasskey } from '../../lib/usePasskey.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { Notice } from '../../ui/shop/Notice.js';

const css = classesOf(styles);

/** Signs in by a passkey, by the button or at the field for the e-mail address. Without script there is none. */
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

/** The browser offers passkeys where it offers addresses, if it can. */
function useAutofill(hasPasskeys: boolean, arrive: () => void): void {
  useEffect(() => {
    if (!hasPasskeys) return;
    const offer = async (): Promise<void> => {
      if (!(await PublicKeyCredential.isConditionalMediationAvailable())) return;
      const { signInByPasskey } = await import('../../lib/passkeys.js');
      await signInByPasskey(true);
      arrive();
    };
    // Who does not pick one signs in otherwise; the button says what was wrong.
    offer().catch(() => undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each page
  }, [hasPasskeys]);
}
