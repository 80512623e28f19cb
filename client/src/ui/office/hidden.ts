import styles from './hidden.module.css';

/** Class of text for screen readers only. The parent must be positioned. */
export const hidden = styles['hidden'] ?? '';
