import type { ShopFrame } from '@selvedge/shared/storefront/contract';
import { X } from 'lucide-react';

import styles from './Greeting.module.css';
import { classesOf } from '../../../lib/class-names.js';
import { buttonClass } from '../../../ui/shop/common/button.js';

const css = classesOf(styles);

/**
 * MKT-008: the window that the owner greets visitors with. It is on the page closed, the same for everybody;
 * whom it greets is known in the browser alone.
 */
export function Greeting({ heading, description }: NonNullable<ShopFrame['popup']>) {
  return (
    <dialog className={css('greeting')} id="greeting" aria-labelledby="greeting-heading">
      <div>
        <h2 id="greeting-heading">{heading}</h2>
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
