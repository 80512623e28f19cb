import { layout } from './common/layout.js';
import styles from './Stars.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);
const most = 5;

/** Rating from 1 to 5 with partial stars and a text for screen readers (CAT-031). */
export function Stars({ rating }: { readonly rating: number }) {
  const label = `${Number.isInteger(rating) ? rating : rating.toFixed(1)} out of ${most}`;
  return (
    <span className={css('stars')}>
      <span className={css('filled')} style={{ width: `${(rating / most) * 100}%` }} />
      <span className={layout('hidden')}>{label}</span>
    </span>
  );
}
