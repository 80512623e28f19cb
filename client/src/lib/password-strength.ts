import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** 0 to 4; below 3, an attacker with the stored hash needs hours, not years. */
export interface PasswordStrength {
  readonly score: number;
  readonly message: string;
}

/** Number of characters that are rated; rating more takes long and adds nothing. */
const enough = 64;
const estimator = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  maxLength: enough,
});

/** Explanations by the library's warning keys; others are treated as patterns. */
const reasons: Readonly<Record<string, string>> = {
  topTen: 'This is one of the ten most common passwords.',
  topHundred: 'This is one of the hundred most common passwords.',
  common: 'This is a common password.',
  similarToCommon: 'This is similar to a common password.',
  wordByItself: 'A single word is easy to guess.',
  simpleRepeat: 'Repeated characters are easy to guess.',
  extendedRepeat: 'Repeated characters are easy to guess.',
  straightRow: 'Rows of keys are easy to guess.',
  keyPattern: 'Keyboard patterns are easy to guess.',
  sequences: 'Sequences like abc or 321 are easy to guess.',
  dates: 'Dates are easy to guess.',
  recentYears: 'Years are easy to guess.',
};
const advice = 'Add one or two unrelated words.';

/** Rates the resistance of a password to guessing, with a message for the user. */
export function strengthOf(password: string): PasswordStrength {
  const { score, feedback } = estimator.check(password.slice(0, enough));
  if (score >= 3) return { score, message: score === 4 ? 'Strong.' : 'Good.' };
  const reason = feedback.warning === null ? undefined : reasons[feedback.warning];
  const grade = score === 2 ? 'Fair.' : 'Weak.';
  return { score, message: [grade, reason, advice].filter(Boolean).join(' ') };
}
