import type { ReactNode } from 'react';

import styles from './access.module.css';
import { classesOf } from '../../lib/class-names.js';
import { sayInOurWords } from '../../lib/field-words.js';

const css = classesOf(styles);

interface AccessCardProps {
  readonly shop: string;
  readonly title: string;
  /** What it is about, below the title. */
  readonly words?: ReactNode;
  readonly children: ReactNode;
}

/** A door of the shop: its name, what is asked, and the form. */
export function AccessCard({ shop, title, words, children }: AccessCardProps) {
  return (
    <div className={css('gate')} onInvalidCapture={sayInOurWords}>
      <div className={css('card')}>
        <div className={css('words')}>
          <p className={css('store')}>
            <a href="/">{shop}</a>
          </p>
          <h1>{title}</h1>
          {words !== undefined && words !== false && <p>{words}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
