import type { TwoFactorSetUp as SetUp } from '@selvedge/shared/accounts/two-factor/contract';
import type { FormState } from '@selvedge/shared/screens/form-state';

import styles from './account.module.css';
import twoFactor from './two-factor.module.css';
import { AccountPart } from './AccountFrame.js';
import { classesOf } from '../../lib/class-names.js';
import { useBusyForm } from '../../lib/useBusyForm.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { PasswordField } from '../../ui/shop/PasswordField.js';
import { AppCodeField } from '../../ui/shop/AppCodeField.js';
import { Notice } from '../../ui/shop/Notice.js';

const css = classesOf(styles);
const own = classesOf(twoFactor);

/** Quiet zone of the QR code in modules, required by scanners. */
const rim = 4;

interface SetUpProps {
  readonly setUp: SetUp;
  readonly form: FormState | null;
}

/** Secret as QR code and text, and the field that confirms it (IDN-014). */
export function TwoFactorSetUp({ setUp, form }: SetUpProps) {
  const { secret, uri, qr } = setUp;
  const tooOld = form?.errors['setup']?.[0];
  return (
    <AccountPart id="set-up" title="Turn on">
      <p>
        Signing in will then require a code from your phone, so a stolen password alone is not
        enough.
      </p>
      {tooOld !== undefined && <Notice kind="bad">{tooOld}</Notice>}
      <ol className={own('steps')}>
        <li>
          <p>
            Scan this code with an authenticator app, or <a href={uri}>open it here</a> if the app
            is on this device.
          </p>
          <QrCode qr={qr} />
          <p>
            Or enter this key in the app:{' '}
            <code className={own('secret')}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
        </li>
        <li>
          <CodeForm setUp={setUp} form={form} />
        </li>
      </ol>
    </AccountPart>
  );
}

function CodeForm({ setUp, form }: SetUpProps) {
  const { busy, onSubmit } = useBusyForm();
  return (
    <form className={css('form')} method="post" action="/account/two-factor/" onSubmit={onSubmit}>
      <input type="hidden" name="setup" value={setUp.setup} />
      <AppCodeField form={form} label="Six-digit code" />
      <PasswordField form={form} label="Password" />
      <button className={buttonClass('primary')} aria-busy={busy}>
        Turn on
      </button>
    </form>
  );
}

function QrCode({ qr: { size, path } }: Pick<SetUp, 'qr'>) {
  const whole = size + 2 * rim;
  return (
    <svg
      className={own('picture')}
      role="img"
      aria-label="QR code of the key"
      viewBox={`${-rim} ${-rim} ${whole} ${whole}`}
      shapeRendering="crispEdges"
    >
      <rect x={-rim} y={-rim} width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
