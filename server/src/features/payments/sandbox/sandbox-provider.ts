import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import type { ChargeJournal } from './charge-journal.js';
import type { ChargeRequest, SandboxCharge } from './protocol.js';
import { behaviourOf, type CardBehaviour } from './test-cards.js';

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
  private readonly processing = new Map<string, Promise<SandboxCharge>>();

  constructor(private readonly journal: ChargeJournal) {}

  /**
   * Throws ProviderFailure if the test card demands it, and AttemptReused for another amount or
   * reference.
   */
  async charge(request: ChargeRequest): Promise<SandboxCharge> {
    const { attemptId, card } = request;
    const recorded = this.journal.find(attemptId) ?? (await this.processing.get(attemptId));
    if (recorded !== undefined) return sameCharge(recorded, request);
    const number = card.number.replaceAll(' ', '');
    const behaviour = behaviourOf(number, card.expiry, new Date());
    if (behaviour === 'fail') throw new ProviderFailure('error');
    const charging = this.perform(chargeOf(request, number, behaviour), behaviour);
    this.processing.set(attemptId, charging);
    try {
      return answerAs(behaviour, await charging);
    } finally {
      this.processing.delete(attemptId);
    }
  }

  /** Undefined for an unknown attempt. */
  find(attemptId: string): SandboxCharge | undefined {
    return this.journal.find(attemptId);
  }

  /** Prevents an unknown attempt from being charged later; existing charges stay. */
  async cancel(attemptId: string): Promise<SandboxCharge> {
    const recorded = this.journal.find(attemptId);
    if (recorded !== undefined) return recorded;
    if (this.processing.has(attemptId)) return { ...unknownCharge(attemptId), state: 'processing' };
    const cancelled = unknownCharge(attemptId);
    const recording = this.journal.record(cancelled).then(() => cancelled);
    this.processing.set(attemptId, recording);
    try {
      return await recording;
    } finally {
      this.processing.delete(attemptId);
    }
  }

  captures(reference: string): readonly SandboxCharge[] {
    return this.journal.of(reference).filter(({ state }) => state === 'succeeded');
  }

  private async perform(charge: SandboxCharge, behaviour: CardBehaviour): Promise<SandboxCharge> {
    if (behaviour === 'accept-slowly') await wait(slownessMs);
    await this.journal.record(charge);
    return charge;
  }
}

function chargeOf(
  { attemptId, reference, amount, currency }: ChargeRequest,
  number: string,
  behaviour: CardBehaviour,
): SandboxCharge {
  const isDeclined = typeof behaviour === 'object';
  return {
    attemptId,
    state: isDeclined ? 'declined' : 'succeeded',
    transaction: `sandbox_${randomUUID()}`,
    message: isDeclined ? behaviour.declinedBecause : null,
    reference,
    amount,
    currency,
    lastDigits: number.slice(-4),
  };
}

function unknownCharge(attemptId: string): SandboxCharge {
  return {
    attemptId,
    state: 'cancelled',
    transaction: '',
    message: null,
    reference: '',
    amount: 0,
    currency: '',
    lastDigits: '',
  };
}

function sameCharge(recorded: SandboxCharge, { amount, reference }: ChargeRequest): SandboxCharge {
  const isSame = recorded.amount === amount && recorded.reference === reference;
  if (recorded.state !== 'cancelled' && !isSame) throw new AttemptReused();
  return recorded;
}

const failures: ReadonlyMap<CardBehaviour, ProviderFailure['how']> = new Map([
  ['accept-and-fail', 'error'],
  ['accept-silently', 'silence'],
  ['accept-and-crash', 'crash'],
]);

function answerAs(behaviour: CardBehaviour, charge: SandboxCharge): SandboxCharge {
  const failure = failures.get(behaviour);
  if (failure !== undefined) throw new ProviderFailure(failure);
  return charge;
}
