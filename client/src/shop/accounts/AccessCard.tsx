import type { ReactNode } from 'react';

import styles from './access.module.css';
import { classesOf } from '../../lib/class-names.js';
import { setOwnMessage } from '../../lib/field-messages.js';

const css = classesOf(styles);

interface AccessCardProps {
  readonly shop: string;
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** Access form of the shop: shop name, title and form. */
export function AccessCard({ shop, title, intro, children }: AccessCardProps) {
  return (
    <div className={css('gate')} onInvalidCapture={setOwnMessage}>
      <div className={css('card')}>
        <div className={css('words')}>
          <p className={css('store')}>
            <a href="/">{shop}</a>
          </p>
          <h1>{title}</h1>
          {intro !== undefined && intro !== false && <p>{intro}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
