import styles from './ProgressBar.module.css';

/** Progress as a bar and as text. */
export function ProgressBar(props: {
  readonly label: string;
  readonly done: number;
  readonly total: number;
}) {
  const { label, done, total } = props;
  const percent = total === 0 ? 100 : Math.round((done / total) * 100);
  return (
    <div className={styles['progress']}>
      <div
        className={styles['bar']}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div className={styles['done']} style={{ transform: `scaleX(${String(percent / 100)})` }} />
      </div>
      <span className={styles['words']}>
        {label}: {done} of {total}
      </span>
    </div>
  );
}
