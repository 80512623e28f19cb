import type { ComponentProps } from 'react';

import { useTyped } from './useTyped.js';

type TypedProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'> & {
  readonly value: string;
  readonly onTextChange: (text: string) => void;
};

/** Text field for a page value; keeps every keystroke, even if the page updates late. */
export function TypedInput({ value, onTextChange, ...rest }: TypedProps) {
  const { text, write, leave } = useTyped(value, onTextChange);
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
