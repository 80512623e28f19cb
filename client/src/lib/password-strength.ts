import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Of 4; below 3 a guesser with the stored hash needs hours, not years. */
export interface PasswordStrength {
  readonly score: number;
  readonly message: string;
}

/** What is looked at: the whole of a long one says nothing more, and takes long. */
const enough = 64;
const estimator = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  maxLength: enough,
});

/** Why a password is guessed soon, by the library's own names. What is not here is a pattern as well. */
const reasons: Readonly<Record<string, string>> = {
  topTen: 'It is one of the ten commonest passwords.',
  topHundred: 'It is one of the hundred commonest passwords.',
  common: 'It is a common password.',
  similarToCommon: 'It is nearly a common password.',
  wordByItself: 'One word is soon guessed.',
  simpleRepeat: 'What repeats itself is soon guessed.',
  extendedRepeat: 'What repeats itself is soon guessed.',
  straightRow: 'A row of keys is soon guessed.',
  keyPattern: 'A pattern of keys is soon guessed.',
  sequences: 'Rows as abc or 321 are soon guessed.',
  dates: 'Dates are soon guessed.',
  recentYears: 'Years are soon guessed.',
};
const advice = 'Add a word or two that do not belong to it.';

/** How long a password would hold against guessing, in words for whoever chooses it. */
export function strengthOf(password: string): PasswordStrength {
  const { score, feedback } = estimator.check(password.slice(0, enough));
  if (score >= 3) return { score, message: score === 4 ? 'Strong.' : 'Good.' };
  const reason = feedback.warning === null ? undefined : reasons[feedback.warning];
  const grade = score === 2 ? 'Fair.' : 'Weak.';
  return { score, message: [grade, reason, advice].filter(Boolean).join(' ') };
}
