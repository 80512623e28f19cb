import { useState } from 'react';

/**
 * The page is read a frame after it was written: until then a field shows what was typed. Otherwise its caret
 * would go to the end with each letter, and of two letters within a frame the first would be lost.
 */
export function useTyped(text: string, onTextChange: (value: string) => void) {
  const [typed, setTyped] = useState<{ readonly value: string; readonly over: string }>();
  // It has come, or others wrote.
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
