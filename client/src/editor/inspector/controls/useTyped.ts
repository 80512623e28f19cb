import { useState } from 'react';

/**
 * The page is read one frame after a write. Until then the field shows the typed text; otherwise
 * the caret would jump and fast keystrokes be lost.
 */
export function useTyped(text: string, onTextChange: (value: string) => void) {
  const [typed, setTyped] = useState<{ readonly value: string; readonly over: string }>();
  // The page has the typed text, or another user has changed it.
  if (typed !== undefined && typed.over !== text) setTyped(undefined);
  return {
    text: typed?.over === text ? typed.value : text,
    write: (value: string) => {
      setTyped({ value, over: text });
      onTextChange(value);
    },
    leave: () => {
      setTyped(undefined);
    },
  };
}
