import { messages } from '@selvedge/shared/messages';

import { DomainError } from './domain-error.js';

/** More is being waited for than can be done soon. */
export class TooMuchAsked extends DomainError {
  override readonly kind = 'unavailable';
  override readonly retryAfterSeconds = 2;

  constructor() {
    super(messages.somethingWrongTryAgain);
  }
}

interface Bounds {
  /** How many things are done at the same time. */
  readonly atOnce: number;
  /** How many more wait for their turn. */
  readonly waiting: number;
}

/** Does heavy work a few at a time, in order, and each thing only once for all who ask for it meanwhile. */
export class WorkQueue<Made> {
  private readonly wanted = new Map<string, Promise<Made>>();
  private readonly turns: (() => void)[] = [];
  private busy = 0;

  constructor(private readonly bounds: Bounds) {}

  /** Joins whoever asked for the same key before. Throws TooMuchAsked when too many are waiting. */
  async make(key: string, work: () => Promise<Made>): Promise<Made> {
    const known = this.wanted.get(key);
    if (known !== undefined) return known;
    if (this.turns.length >= this.bounds.waiting) throw new TooMuchAsked();
    const made = this.inTurn(work).finally(() => this.wanted.delete(key));
    this.wanted.set(key, made);
    return made;
  }

  private async inTurn(work: () => Promise<Made>): Promise<Made> {
    if (this.busy < this.bounds.atOnce) this.busy += 1;
    else await new Promise<void>((resolve) => this.turns.push(resolve));
    try {
      return await work();
    } finally {
      // Whoever is next takes over the place, so that nobody comes in between.
      const next = this.turns.shift();
      if (next === undefined) this.busy -= 1;
      else next();
    }
  }
}
