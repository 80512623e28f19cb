import { noPaymentsHere } from '@selvedge/shared/payments/payment-fields';

import { buttonClass } from './common/button.js';
import { Notice } from './Notice.js';

/** Replaces the card fields if no payment provider is configured. */
export function NoPayments() {
  return (
    <>
      <Notice kind="bad">{noPaymentsHere}</Notice>
      <p>
        <a className={buttonClass('secondary')} href="/basket/">
          Back to basket
        </a>
      </p>
    </>
  );
}
