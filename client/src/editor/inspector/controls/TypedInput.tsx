import type { ComponentProps } from 'react';

import { useTyped } from './useTyped.js';
import { useLiveField, type LiveField } from '../../typing/live-field.js';

type TypedProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'> & {
  readonly value: string;
  readonly onTextChange: (text: string) => void;
  /** Live text behind the value. */
  readonly live?: LiveField | undefined;
};

/** Text field for a page value; keeps every keystroke, even if the page updates late. */
export function TypedInput({ value, onTextChange, live, ...rest }: TypedProps) {
  const { text, write, leave } = useTyped(value, onTextChange);
  const bind = useLiveField(live);
  if (live) return <input key="live" {...rest} ref={bind} />;
  return (
    <input
      {...rest}
      value={text}
      onBlur={leave}
      onChange={(event) => {
        write(event.currentTarget.value);
      }}
    />
  );
}
