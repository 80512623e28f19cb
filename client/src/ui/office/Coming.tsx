import styles from './Coming.module.css';

/** Stands for what is still on its way; says so only to who waits. */
export function Coming() {
  return (
    <p className={styles['coming']} aria-busy role="status">
      Loading…
    </p>
  );
}
