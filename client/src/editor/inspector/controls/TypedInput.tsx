import type { ComponentProps } from 'react';

import { useTyped } from './useTyped.js';

type TypedProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'> & {
  readonly value: string;
  readonly onTextChange: (text: string) => void;
};

/** A field for words that the page holds: no letter of them is lost, however late the page says them. */
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
