import { dictionary } from '@zxcvbn-ts/language-common';

import { InvalidInput } from '../../../platform/refusals.js';

/** The commonest first; far more than ten thousand. */
const common = new Set(dictionary['passwords-common']);

/** A password that somebody would soon find. */
export class Guessable extends InvalidInput {
  constructor() {
    super({ password: ['Please choose a password that is harder to guess'] });
  }
}

/** Throws InvalidInput for a password that others try first, or that everybody who knows the person would. */
export function refuseGuessable(password: string, email = ''): void {
  const written = password.toLowerCase();
  const [name] = email.toLowerCase().split('@');
  if (!common.has(written) && written !== name && written !== email.toLowerCase()) return;
  throw new Guessable();
}
