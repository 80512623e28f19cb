import { useEffect, useState } from 'react';

/** Pause in typing before a search starts, in milliseconds. */
const quietMs = 200;

/** Returns the last typed text after a pause in typing. */
export function useDebounced(typed: string): string {
  const [quiet, setQuiet] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => {
      setQuiet(typed);
    }, quietMs);
    return () => {
      clearTimeout(timer);
    };
  }, [typed]);
  return quiet;
}
