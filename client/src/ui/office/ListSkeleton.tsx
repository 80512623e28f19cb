import styles from './ListSkeleton.module.css';
import table from './ListTable.module.css';

/** Placeholder of a ListTable while it loads. */
export function ListSkeleton({ label, rows }: { readonly label: string; readonly rows: number }) {
  return (
    <div className={table['scroll']} aria-busy aria-label={label} role="status">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles['ghost']}>
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
