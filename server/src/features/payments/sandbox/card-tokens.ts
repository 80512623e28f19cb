import { randomUUID } from 'node:crypto';

import type { CardDetails } from '@selvedge/shared/payments/contract';

import { behaviourOf, cardOfTestToken, type TokenCard } from './test-cards.js';

const tokenLifetimeMs = 15 * 60_000;

const expiredCard: TokenCard = {
  behaviour: { declinedBecause: 'Your card details have expired. Please enter them again.' },
  lastDigits: '',
};

/** Returns the card of a form; its number ends here. */
export function cardOf({ cardNumber, expiry }: CardDetails): TokenCard {
  return {
    behaviour: behaviourOf(cardNumber, expiry, new Date()),
    lastDigits: cardNumber.slice(-4),
  };
}

/** Single-use tokens for cards, in memory. */
export class CardTokens {
  private readonly cards = new Map<string, TokenCard>();

  issue(card: TokenCard): string {
    const token = randomUUID();
    this.cards.set(token, card);
    setTimeout(() => this.cards.delete(token), tokenLifetimeMs).unref();
    return token;
  }

  /** Returns the card of a token and ends the token. A used or unknown one is declined. */
  redeem(token: string): TokenCard {
    const card = this.cards.get(token) ?? cardOfTestToken(token) ?? expiredCard;
    this.cards.delete(token);
    return card;
  }
}
