import { dictionary } from '@zxcvbn-ts/language-common';

import { InvalidInput } from '../../../platform/refusals.js';

/** Most common first; far more than 10,000. */
const common = new Set(dictionary['passwords-common']);

export class Guessable extends InvalidInput {
  constructor() {
    super({ password: ['Please choose a password that is harder to guess'] });
  }
}

/** Throws InvalidInput for a common password, or one that follows from the address. */
export function refuseGuessable(password: string, email = ''): void {
  const written = password.normalize('NFKC').toLowerCase();
  const [name] = email.toLowerCase().split('@');
  if (!common.has(written) && written !== name && written !== email.toLowerCase()) return;
  throw new Guessable();
}
