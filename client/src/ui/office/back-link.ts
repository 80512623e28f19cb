import styles from './back-link.module.css';

/** The class of the link above a title that leads back to the list. */
export const backLink = styles['back'] ?? '';
