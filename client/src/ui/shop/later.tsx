import type { ComponentType } from 'react';

import { buttonClass } from './common/button.js';
import styles from './later.module.css';
import { Notice } from './Notice.js';
import { classesOf } from '../../lib/class-names.js';
import { lazyPart, type LostProps } from '../../lib/later.js';

const css = classesOf(styles);

/** Lazily loaded component of the shop, with a retry in its place if loading fails. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazyPart(Lost, load);
}

function Lost({ onRetry }: LostProps) {
  return (
    <Notice kind="bad">
      <div className={css('lost')}>
        <p>This part of the page did not load.</p>
        <button type="button" className={buttonClass('secondary')} onClick={onRetry}>
          Try again
        </button>
      </div>
    </Notice>
  );
}
