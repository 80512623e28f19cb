import { useEffect, useState } from 'react';

import type { PasswordStrength } from './password-strength.js';

/** Typing pause in milliseconds before a rating. */
const pauseMs = 200;

/**
 * Returns the rating of a new password; undefined if there is none. The dictionaries load with the
 * first characters; if that fails, only the server validates.
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
