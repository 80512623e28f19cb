import { Injectable } from '@nestjs/common';

import { BreachedPasswords } from './breached-passwords.service.js';
import { Guessable, refuseGuessable } from './new-password.js';

@Injectable()
export class PasswordRules {
  constructor(private readonly breached: BreachedPasswords) {}

  /** Throws InvalidInput for a common, guessable or breached password. */
  async refuse(password: string, email?: string): Promise<void> {
    refuseGuessable(password, email);
    if (await this.breached.have(password)) throw new Guessable();
  }
}
