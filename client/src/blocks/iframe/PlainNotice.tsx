import type { CartNoticeProps } from './CartNotice.js';
import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

/** Plain version below the frame, used if the notice's code failed to load. */
export function PlainNotice({ news: { isAdded, message } }: CartNoticeProps) {
  return (
    <p className={css('words')} role="status">
      {isAdded ? 'Added to your basket. ' : 'Not added to your basket. '}
      {message !== null && `${message} `}
      {isAdded && <a href="/basket/">View basket</a>}
    </p>
  );
}
