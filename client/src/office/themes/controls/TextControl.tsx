import { THEME_KEYS } from '@selvedge/shared/themes/keys';

import type { ControlProps } from './control-props.js';
import { stepped } from '../theme-labels.js';
import { useTypedField } from './useTypedField.js';

const directions: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/** Text field; the arrow keys change the number in it. */
export function TextControl(props: ControlProps) {
  const { field, problem, take } = useTypedField(props);
  return (
    <>
      <input
        {...field}
        onKeyDown={(event) => {
          const direction = directions[event.key];
          if (direction === undefined || THEME_KEYS[props.name].kind === 'text') return;
          event.preventDefault();
          take(stepped(field.value, direction));
        }}
      />
      {problem}
    </>
  );
}
