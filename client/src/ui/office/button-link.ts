import styles from './Button.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

/** Class of a link that looks like a button. A screen has at most one `primary`. */
export function buttonLink(kind: 'primary' | 'quiet' = 'quiet'): string {
  return css('button', 'link', kind === 'primary' && kind);
}
