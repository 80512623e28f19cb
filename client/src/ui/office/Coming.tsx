import styles from './Coming.module.css';

/** Loading placeholder, announced to screen readers only. */
export function Coming() {
  return (
    <p className={styles['coming']} aria-busy role="status">
      Loading…
    </p>
  );
}
