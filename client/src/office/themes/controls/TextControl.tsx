import { THEME_KEYS } from '@selvedge/shared/themes/keys';

import type { ControlProps } from './control-props.js';
import styles from '../PropertyRow.module.css';
import { stepped } from '../theme-labels.js';
import { useTyped } from './useTyped.js';
import { look } from '../../../ui/office/look.js';

const directions: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/** A line of text; the arrow keys step the number in it. */
export function TextControl(props: ControlProps) {
  const { id, name } = props;
  const { field, problem, problemId, take } = useTyped(props);
  return (
    <>
      <input
        id={id}
        className={look('input', styles['control'])}
        autoComplete="off"
        maxLength={170}
        {...field}
        onKeyDown={(event) => {
          const direction = directions[event.key];
          if (direction === undefined || THEME_KEYS[name].kind === 'text') return;
          event.preventDefault();
          take(stepped(field.value, direction));
        }}
      />
      <p id={problemId} className={styles['problem']} aria-live="polite">
        {problem}
      </p>
    </>
  );
}
