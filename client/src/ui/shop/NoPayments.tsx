import { messages } from '@selvedge/shared/messages';

import { buttonClass } from './common/button.js';
import { Notice } from './Notice.js';

/** Replaces the card fields if no payment provider is configured. */
export function NoPayments() {
  return (
    <>
      <Notice kind="bad">{messages.noPaymentsHere}</Notice>
      <p>
        <a className={buttonClass('secondary')} href="/basket/">
          Back to basket
        </a>
      </p>
    </>
  );
}
