import styles from './hidden.module.css';

/** The class of what is heard and not seen; what is around it is to be positioned. */
export const hidden = styles['hidden'] ?? '';
