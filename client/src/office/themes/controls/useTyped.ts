import { useId, useState } from 'react';

import type { ControlProps } from './control-props.js';

/** A field in which what does not fit is seen while it is typed, and never becomes the value. */
export function useTyped({ written, problemWith, onChange, onSettle }: ControlProps) {
  const [typed, setTyped] = useState<string>();
  const problemId = useId();
  const problem = typed === undefined ? undefined : problemWith(typed);
  const take = (text: string) => {
    setTyped(text);
    if (problemWith(text) === undefined) onChange(text);
  };
  return {
    problem,
    problemId,
    take,
    field: {
      value: typed ?? written,
      spellCheck: false,
      'aria-invalid': problem !== undefined,
      'aria-describedby': problemId,
      onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
        take(event.currentTarget.value);
      },
      onBlur: () => {
        setTyped(undefined);
        onSettle();
      },
    },
  };
}
