import styles from './button.module.css';
import { classesOf } from '../../../lib/class-names.js';

const css = classesOf(styles);

/** The class of a link or button that looks like one of the shop's buttons. */
export function buttonClass(kind: 'primary' | 'secondary' | 'text', wide?: boolean): string {
  return css('button', kind, wide && 'wide');
}

/** The classes of a button that is nothing but its icon. */
export function iconButtonClass(isOnPicture?: boolean): string {
  return css('icon', isOnPicture && 'onPicture');
}
