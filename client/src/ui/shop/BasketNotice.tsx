import { Check, X } from 'lucide-react';
import type { ReactNode, SyntheticEvent } from 'react';

import styles from './BasketNotice.module.css';
import { classesOf } from '../../lib/class-names.js';
import { buttonClass } from './common/button.js';
import { Thumbnail } from './Thumbnail.js';

const css = classesOf(styles);

export interface AddedItem {
  readonly name: string;
  readonly options: string;
  readonly image: string;
}

export interface BasketNoticeProps {
  /** Whether the item was added; otherwise `children` gives the reason. */
  readonly isAdded?: boolean;
  readonly item?: AddedItem;
  /** Further information. */
  readonly children?: ReactNode;
  /** Address of the page without the notice. */
  readonly closeLink: string;
  readonly onClose: (event: SyntheticEvent) => void;
}

/** Confirms an added item with links to the basket and the checkout (BSK-016). */
export function BasketNotice(props: BasketNoticeProps) {
  const { isAdded = true, item, children, closeLink, onClose } = props;
  return (
    <aside className={css('notice')} aria-label="Basket">
      <div className={css('head')}>
        <p role="status">
          {isAdded && <Check size={20} aria-hidden />}
          {isAdded ? 'Added to your basket' : 'Not added to your basket'}
        </p>
        <a className={css('close')} href={closeLink} aria-label="Close" onClick={onClose}>
          <X size={20} aria-hidden />
        </a>
      </div>
      {item && (
        <div className={css('item')}>
          <Thumbnail image={item.image} />
          <div>
            <p className={css('name')} dir="auto">
              {item.name}
            </p>
            <p className={css('options')}>{item.options}</p>
          </div>
        </div>
      )}
      {children}
      {isAdded && (
        <div className={css('actions')}>
          <a className={buttonClass('secondary')} href="/basket/">
            View basket
          </a>
          <a className={buttonClass('primary')} href="/checkout/?express=true">
            Check out
          </a>
        </div>
      )}
    </aside>
  );
}
