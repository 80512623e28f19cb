import { Button } from './Button.js';
import styles from './AskAgain.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

/** Something that was asked of the server did not come. */
export function AskAgain(props: {
  readonly text: string;
  readonly onRetry: () => unknown;
  /** Whether it lies over the page, whatever part of that is seen. */
  readonly isOver?: boolean;
}) {
  return (
    <div className={css('unknown', props.isOver && 'over')} role="alert">
      <p>{props.text}</p>
      <Button onPress={() => void props.onRetry()}>Try again</Button>
    </div>
  );
}
