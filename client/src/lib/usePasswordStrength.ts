import { useEffect, useState } from 'react';

import type { PasswordStrength } from './password-strength.js';

/** Until somebody stops typing. */
const pauseMs = 200;

/**
 * What is to be said of a password that somebody chooses; undefined for nothing. The dictionaries come
 * with the first letters; where they cannot be fetched nothing is said, and the server judges alone.
 */
export function usePasswordStrength(password: string): PasswordStrength | undefined {
  const [judged, setJudged] = useState<PasswordStrength & { readonly password: string }>();
  useEffect(() => {
    if (password === '') return;
    let isCurrent = true;
    const judge = async (): Promise<void> => {
      const { strengthOf } = await import('./password-strength.js');
      if (isCurrent) setJudged({ password, ...strengthOf(password) });
    };
    const pause = setTimeout(() => void judge().catch(() => undefined), pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(pause);
    };
  }, [password]);
  return password === '' ? undefined : judged;
}
