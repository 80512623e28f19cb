import styles from './StageBar.module.css';

/** Progress of an order, one segment per stage, in percent (0 to 100). */
export function StageBar({
  stage,
  stages,
  percent,
}: {
  stage: number;
  stages: number;
  percent: number;
}) {
  return (
    <div
      role="progressbar"
      aria-label="Progress of the order"
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={styles['bar']}
    >
      {Array.from({ length: stages }, (_, index) => (
        <span key={index} className={index <= stage ? styles['done'] : styles['open']} />
      ))}
    </div>
  );
}
