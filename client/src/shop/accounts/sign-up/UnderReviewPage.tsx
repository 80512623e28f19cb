import styles from '../access.module.css';
import { classesOf } from '../../../lib/class-names.js';
import type { ScreenProps } from '../../../lib/screen.js';

const css = classesOf(styles);

/** Page of an account under review (RTE-017). */
export function UnderReviewPage({ frame }: ScreenProps<'under-review'>) {
  return (
    <div className={css('gate')}>
      <div className={css('opening')}>
        <p dir="auto">{frame.name}</p>
        <h1>This shop is under review</h1>
        <p className={css('patience')}>
          We review every new shop before it opens, usually within one working day. Please check
          back soon.
        </p>
      </div>
    </div>
  );
}
