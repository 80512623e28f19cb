import styles from './button.module.css';
import { classesOf } from '../../../lib/class-names.js';

const css = classesOf(styles);

/** Returns the class of a button or of a link that looks like one. */
export function buttonClass(kind: 'primary' | 'secondary' | 'text', wide?: boolean): string {
  return css('button', kind, wide && 'wide');
}

/** Returns the classes of an icon button. */
export function iconButtonClass(isOnPicture?: boolean): string {
  return css('icon', isOnPicture && 'onPicture');
}
