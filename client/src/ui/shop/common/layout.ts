import styles from './layout.module.css';
import { classesOf } from '../../../lib/class-names.js';

/**
 * Shared layout classes: `container`, `section`, `marks` of cards, and `hidden` for screen reader
 * text.
 */
export const layout = classesOf(styles);
