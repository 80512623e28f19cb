import { useEffect, useState } from 'react';

import { announce } from './exchange-notice.js';
import styles from './ExchangeNotice.module.css';
import { classesOf } from '../../lib/class-names.js';
import { browserStorage } from '../../lib/browser-storage.js';
import { Notice } from '../../ui/shop/Notice.js';

const css = classesOf(styles);
const message = 'Discount applied due to improved exchange rates';

/** MKT-013: over the page, so that nothing on it moves. */
export function ExchangeNotice() {
  const [isShown, setShown] = useState(false);
  useEffect(() => announce(setShown, browserStorage()), []);
  if (!isShown) return null;
  return (
    <div className={css('notice')}>
      <Notice kind="good">{message}</Notice>
    </div>
  );
}
