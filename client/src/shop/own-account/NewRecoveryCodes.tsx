import twoFactor from './two-factor.module.css';
import { AccountPart } from './AccountFrame.js';
import { classesOf } from '../../lib/class-names.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { Notice } from '../../ui/shop/Notice.js';

const own = classesOf(twoFactor);

/** Recovery codes, shown once, as text and as a download that works without script (IDN-014). */
export function NewRecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = `${codes.join('\n')}\n`;
  return (
    <AccountPart id="recovery-codes" title="Your recovery codes">
      <Notice kind="good">
        Two-factor authentication is on. Save these codes somewhere safe. They are shown only once.
      </Notice>
      <ul className={own('codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ul>
      <div className={own('ways')}>
        <a
          className={buttonClass('secondary')}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          Download
        </a>
        <button
          type="button"
          className={`${buttonClass('secondary')} ${own('scripted')}`}
          onClick={() => void navigator.clipboard.writeText(text)}
        >
          Copy
        </button>
        <button
          type="button"
          className={`${buttonClass('secondary')} ${own('scripted')}`}
          onClick={() => {
            print();
          }}
        >
          Print
        </button>
      </div>
      <p>Each code signs you in once if you lose your phone.</p>
    </AccountPart>
  );
}
