import styles from './LoadingPlaceholder.module.css';

/** Loading placeholder, announced to screen readers only. */
export function LoadingPlaceholder() {
  return (
    <p className={styles['coming']} aria-busy role="status">
      Loading…
    </p>
  );
}
