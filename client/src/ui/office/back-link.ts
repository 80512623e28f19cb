import styles from './back-link.module.css';

/** Class of the link above a title that leads back to the list. */
export const backLink = styles['back'] ?? '';
