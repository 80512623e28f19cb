import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { KeyedQueue } from '../../../platform/concurrency/keyed-queue.js';
import type { CardTokens } from './card-tokens.js';
import type { ChargeJournal, StoredCharge } from './charge-journal.js';
import type { ChargeRequest } from './protocol.js';
import { webhookTimingOf, type CardBehaviour, type TokenCard } from './test-cards.js';
import type { WebhookSender } from './webhook-sender.js';

const slownessMs = 2_000;

/** The provider fails before it answers. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';

  constructor(readonly how: 'error' | 'silence' | 'crash') {
    super('The sandbox is set to fail.');
  }
}

/** The key was used for a different charge. */
export class AttemptReused extends Error {
  override readonly name = 'AttemptReused';
}

/** Simulates charges; each attempt is charged at most once. */
export class SandboxProvider {
  private readonly attempts = new KeyedQueue();

  constructor(
    private readonly journal: ChargeJournal,
    private readonly tokens: CardTokens,
    private readonly webhooks: WebhookSender,
  ) {}

  /**
   * Throws ProviderFailure if the test card demands it, and AttemptReused for another amount or
   * reference.
   */
  charge(request: ChargeRequest): Promise<StoredCharge> {
    const { attemptId, token } = request;
    return this.attempts.run([attemptId], async () => {
      const recorded = this.journal.find(attemptId);
      if (recorded !== undefined) return sameCharge(recorded, request);
      if (token === null) return this.record(waitingFor(request, 'payment'));
      return this.charged(waitingFor(request, 'confirmation'), this.tokens.redeem(token));
    });
  }

  /** Undefined for an unknown attempt. */
  find(attemptId: string): StoredCharge | undefined {
    return this.journal.find(attemptId);
  }

  /** Prevents an attempt from being charged later; finished charges stay. */
  cancel(attemptId: string): Promise<StoredCharge> {
    const known = this.journal.find(attemptId) ?? unknownCharge(attemptId);
    if (this.attempts.isTaken(attemptId)) return Promise.resolve({ ...known, state: 'processing' });
    return this.attempts.run([attemptId], async () => {
      const isOpen = known.state === 'waiting' || known.state === 'processing';
      return isOpen ? this.record({ ...known, state: 'cancelled' }) : known;
    });
  }

  captures(reference: string): readonly StoredCharge[] {
    return this.journal.of(reference).filter(({ state }) => state === 'succeeded');
  }

  /** Charge of a page on which the shopper pays or confirms. */
  onPage(page: string): StoredCharge | undefined {
    return this.journal.onPage(page);
  }

  /** The shopper enters a card on the provider's page. */
  payOnPage(attemptId: string, card: TokenCard): Promise<StoredCharge> {
    return this.finish(attemptId, (charge) => this.charged(charge, card));
  }

  /** The shopper confirms or refuses the payment at their bank. */
  confirm(attemptId: string, isConfirmed: boolean): Promise<StoredCharge> {
    return this.finish(attemptId, (charge) =>
      this.record(isConfirmed ? paid(charge) : declined(charge, notConfirmed)),
    );
  }

  /** The shopper leaves the page without paying. */
  leave(attemptId: string): Promise<StoredCharge> {
    return this.finish(attemptId, (charge) => this.record(declined(charge, left)));
  }

  /** Changes a waiting charge; a finished one stays as it is. */
  private finish(
    attemptId: string,
    change: (charge: StoredCharge) => Promise<StoredCharge>,
  ): Promise<StoredCharge> {
    return this.attempts.run([attemptId], async () => {
      const charge = this.journal.find(attemptId) ?? unknownCharge(attemptId);
      return charge.state === 'waiting' ? change(charge) : charge;
    });
  }

  private async charged(
    charge: StoredCharge,
    { behaviour, lastDigits }: TokenCard,
  ): Promise<StoredCharge> {
    const ofCard = { ...charge, lastDigits };
    if (behaviour === 'fail') throw new ProviderFailure('error');
    if (behaviour === 'challenge') return this.record({ ...ofCard, awaits: 'confirmation' });
    if (behaviour === 'accept-slowly') await wait(slownessMs);
    const isDeclined = typeof behaviour === 'object';
    const result = isDeclined ? declined(ofCard, behaviour.declinedBecause) : paid(ofCard);
    return answerAs(behaviour, await this.record(result));
  }

  private async record(charge: StoredCharge): Promise<StoredCharge> {
    await this.journal.record(charge);
    const isFinished = charge.state === 'succeeded' || charge.state === 'declined';
    if (isFinished) await this.webhooks.announce(charge, webhookTimingOf(charge.lastDigits));
    return charge;
  }
}

const notConfirmed = 'Your bank did not confirm the payment';
const left = 'You left the payment page. Nothing was charged.';

function paid(charge: StoredCharge): StoredCharge {
  return { ...charge, state: 'succeeded', transaction: `sandbox_${randomUUID()}` };
}

function declined(charge: StoredCharge, message: string): StoredCharge {
  return { ...charge, state: 'declined', message };
}

function waitingFor(
  { attemptId, reference, amount, currency, returnUrl, merchant }: ChargeRequest,
  awaits: StoredCharge['awaits'],
): StoredCharge {
  return {
    ...{ ...unknownCharge(attemptId), state: 'waiting', reference, amount, currency },
    ...{ page: randomUUID(), awaits, returnUrl, merchant },
  };
}

function unknownCharge(attemptId: string): StoredCharge {
  return {
    ...{ attemptId, state: 'processing', transaction: '', message: null, reference: '' },
    ...{ amount: 0, currency: '', lastDigits: '' },
    ...{ page: '', awaits: 'payment', returnUrl: '', merchant: '', refunds: [] },
  };
}

function sameCharge(recorded: StoredCharge, { amount, reference }: ChargeRequest): StoredCharge {
  const isSame = recorded.amount === amount && recorded.reference === reference;
  if (recorded.state !== 'cancelled' && !isSame) throw new AttemptReused();
  return recorded;
}

const failures: ReadonlyMap<CardBehaviour, ProviderFailure['how']> = new Map([
  ['accept-and-fail', 'error'],
  ['accept-silently', 'silence'],
  ['accept-and-crash', 'crash'],
]);

function answerAs(behaviour: CardBehaviour, charge: StoredCharge): StoredCharge {
  const failure = failures.get(behaviour);
  if (failure !== undefined) throw new ProviderFailure(failure);
  return charge;
}
