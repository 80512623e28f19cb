import { Injectable } from '@nestjs/common';

import { BreachedPasswords } from './breached-passwords.service.js';
import { Guessable, refuseGuessable } from './new-password.js';

/** What a new password has to be, beside its length. */
@Injectable()
export class PasswordRules {
  constructor(private readonly breached: BreachedPasswords) {}

  /** Throws InvalidInput for one that others try first, that everybody who knows the person would, or that was breached. */
  async refuse(password: string, email?: string): Promise<void> {
    refuseGuessable(password, email);
    if (await this.breached.have(password)) throw new Guessable();
  }
}
