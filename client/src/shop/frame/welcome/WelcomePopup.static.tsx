import type { ShopFrame } from '@selvedge/shared/storefront/contract';
import { X } from 'lucide-react';

import styles from './WelcomePopup.module.css';
import { classesOf } from '../../../lib/class-names.js';
import { buttonClass } from '../../../ui/shop/common/button.js';

const css = classesOf(styles);

/**
 * Welcome pop-up with the owner's text (MKT-008). It is in the page closed and the same for
 * everyone; the browser decides whether to show it.
 */
export function WelcomePopup({ heading, description }: NonNullable<ShopFrame['popup']>) {
  return (
    <dialog className={css('welcome')} id="welcome" aria-labelledby="welcome-heading">
      <div>
        <h2 id="welcome-heading" dir="auto">
          {heading}
        </h2>
        {description !== '' && <p dir="auto">{description}</p>}
        <form method="dialog">
          <button aria-label="Close">
            <X aria-hidden />
          </button>
          <button className={buttonClass('primary')}>Continue shopping</button>
        </form>
      </div>
    </dialog>
  );
}
