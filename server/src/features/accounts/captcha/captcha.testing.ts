import { solveChallenge, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/**
 * Returns the token that solves a challenge as browsers do, with optional overrides for forged
 * ones.
 */
export async function solved(
  challenge: Challenge,
  made?: { readonly counter: number; readonly key: string },
): Promise<string> {
  const found = made
    ? { counter: made.counter, derivedKey: made.key }
    : await solveChallenge({ challenge, deriveKey });
  if (found === null) throw new Error('The challenge was not solved in time');
  const payload: Payload = { challenge, solution: found };
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}
