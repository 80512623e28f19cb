import { useEffect, useState } from 'react';

import { announce } from './exchange-notice.js';
import styles from './ExchangeNotice.module.css';
import { classesOf } from '../../lib/class-names.js';
import { browserStorage } from '../../lib/browser-storage.js';
import { Notice } from '../../ui/shop/Notice.js';

const css = classesOf(styles);
const message = 'Discount applied due to improved exchange rates';

/** Notice of a better exchange rate, floating so that the layout does not move (MKT-013). */
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
