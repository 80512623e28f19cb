import type { CartNews } from './useFrameCart.js';
import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { BasketNotice } from '../../ui/shop/BasketNotice.js';

const css = classesOf(styles);

export interface CartNoticeProps {
  readonly news: CartNews;
  readonly closeLink: string;
  readonly onClose: () => void;
}

/** Result of a frame's request to the basket (BSK-016, ERR-018). */
export function CartNotice({ news: { isAdded, message }, closeLink, onClose }: CartNoticeProps) {
  return (
    <BasketNotice
      isAdded={isAdded}
      closeLink={closeLink}
      onClose={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {message !== null && <p className={css('words')}>{message}</p>}
    </BasketNotice>
  );
}
