import styles from './Button.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

/** The class of a link that looks like a button: `primary` once a screen. */
export function buttonLink(kind: 'primary' | 'quiet' = 'quiet'): string {
  return css('button', 'link', kind === 'primary' && kind);
}
