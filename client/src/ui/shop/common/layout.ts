import styles from './layout.module.css';
import { classesOf } from '../../../lib/class-names.js';

/** Shared measures: `container`, `section`, and `hidden` for text that is only read out. */
export const layout = classesOf(styles);
