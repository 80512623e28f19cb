import { Check, X } from 'lucide-react';
import type { MouseEvent } from 'react';

import styles from './BasketNotice.module.css';
import { classesOf } from '../../../lib/class-names.js';
import { buttonClass } from '../../../ui/shop/common/button.js';
import { Thumbnail } from '../../../ui/shop/Thumbnail.js';

const css = classesOf(styles);

interface BagNoticeProps {
  readonly name: string;
  readonly options: string;
  readonly image: string;
  /** The same page without the notice. */
  readonly closeLink: string;
  readonly onClose: (event: MouseEvent) => void;
}

/** BSK-016: says what went into the bag, and leads on to the basket and the checkout. */
export function BasketNotice({ name, options, image, closeLink, onClose }: BagNoticeProps) {
  return (
    <aside className={css('notice')} aria-label="Bag">
      <div className={css('head')}>
        <p role="status">
          <Check size={20} aria-hidden />
          Added to your basket
        </p>
        <a className={css('close')} href={closeLink} aria-label="Close" onClick={onClose}>
          <X size={20} aria-hidden />
        </a>
      </div>
      <div className={css('item')}>
        <Thumbnail image={image} />
        <div>
          <p className={css('name')}>{name}</p>
          <p className={css('options')}>{options}</p>
        </div>
      </div>
      <div className={css('actions')}>
        <a className={buttonClass('secondary')} href="/basket/">
          View basket
        </a>
        <a className={buttonClass('primary')} href="/checkout/?express=true">
          Checkout
        </a>
      </div>
    </aside>
  );
}
