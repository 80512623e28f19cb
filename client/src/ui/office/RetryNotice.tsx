import { Button } from './Button.js';
import styles from './RetryNotice.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

/** Offers a retry after a part of the program failed to load. */
export function RetryNotice(props: {
  readonly text: string;
  readonly onRetry: () => unknown;
  /** Whether it floats over the page instead of taking its place in the flow. */
  readonly isOver?: boolean;
}) {
  return (
    <div className={css('unknown', props.isOver && 'over')} role="alert">
      <p>{props.text}</p>
      <Button onPress={() => void props.onRetry()}>Try again</Button>
    </div>
  );
}
