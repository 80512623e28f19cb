import { policyLink } from '@selvedge/shared/site/policy-names';
import type { Measuring } from '@selvedge/shared/stores/measurement/measurement';
import { servicesOf } from '@selvedge/shared/stores/measurement/services';

import styles from './Consent.module.css';
import { classesOf } from '../../../lib/class-names.js';
import { buttonClass } from '../../../ui/shop/common/button.js';

const css = classesOf(styles);

interface ConsentProps {
  readonly measuring: Measuring;
  readonly hasPolicies: boolean;
}

/**
 * Cookie banner (MKT-009). It is hidden in the page and the same for everyone; only the browser
 * knows whether the visitor has answered. Without script nothing is measured.
 */
export function Consent({ measuring: { ids, question }, hasPolicies }: ConsentProps) {
  const { message, allowEssentialOnly } = question;
  return (
    <aside className={css('consent')} id="consent" aria-label="Cookies" hidden>
      <p>
        {message === '' ? defaultMessage(servicesOf(ids).map(({ name }) => name)) : message}{' '}
        {hasPolicies && (
          <a href={policyLink('use-of-cookies-and-disclaimer')}>More about cookies</a>
        )}
      </p>
      <div>
        {allowEssentialOnly && (
          <button className={buttonClass('secondary')} data-consent="essential">
            Essential only
          </button>
        )}
        <button className={buttonClass('primary')} data-consent="all">
          Accept
        </button>
      </div>
    </aside>
  );
}

const list = new Intl.ListFormat('en-GB');

function defaultMessage(names: readonly string[]): string {
  return `Allow ${list.format(names)} to use cookies to measure how this shop is used? Nothing is sent before you accept.`;
}
