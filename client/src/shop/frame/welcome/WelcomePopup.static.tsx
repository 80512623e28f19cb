import type { ShopFrame } from '@selvedge/shared/storefront/contract';
import { X } from 'lucide-react';

import styles from './WelcomePopup.module.css';
import { classesOf } from '../../../lib/class-names.js';
import { buttonClass } from '../../../ui/shop/common/button.js';

const css = classesOf(styles);

/**
 * MKT-008: the pop-up that welcomes visitors in the owner's words. It is on the page closed, the same for everybody;
 * whom it welcomes is known in the browser alone.
 */
export function WelcomePopup({ heading, description }: NonNullable<ShopFrame['popup']>) {
  return (
    <dialog className={css('welcome')} id="welcome" aria-labelledby="welcome-heading">
      <div>
        <h2 id="welcome-heading">{heading}</h2>
        {description !== '' && <p>{description}</p>}
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
