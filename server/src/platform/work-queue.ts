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

/** How much work a thing is. Where several may be done at once, those that are much leave one place free. */
export type Effort = 'little' | 'much';

/** After so many little things in a row comes one that is much, if any waits. */
const mostLittleInARow = 8;

/**
 * Does heavy work a few at a time, and each thing only once for all who ask for it meanwhile. Little
 * things go before those that are much, else it is first come, first served.
 */
export class WorkQueue<Made> {
  private readonly wanted = new Map<string, Promise<Made>>();
  private readonly turns: Readonly<Record<Effort, (() => void)[]>> = { little: [], much: [] };
  private readonly busy: Record<Effort, number> = { little: 0, much: 0 };
  private littleInARow = 0;

  constructor(private readonly bounds: Bounds) {}

  /** Joins whoever asked for the same key before. Throws TooMuchAsked when too many are waiting. */
  async make(key: string, work: () => Promise<Made>, effort: Effort = 'little'): Promise<Made> {
    const known = this.wanted.get(key);
    if (known !== undefined) return known;
    const { little, much } = this.turns;
    if (little.length + much.length >= this.bounds.waiting) throw new TooMuchAsked();
    // Half of the seats are kept for what is little.
    const isCrowded = much.length >= Math.ceil(this.bounds.waiting / 2);
    if (effort === 'much' && isCrowded) throw new TooMuchAsked();
    const made = this.inTurn(work, effort).finally(() => this.wanted.delete(key));
    this.wanted.set(key, made);
    return made;
  }

  private async inTurn(work: () => Promise<Made>, effort: Effort): Promise<Made> {
    if (this.hasPlaceFor(effort)) this.busy[effort] += 1;
    else await new Promise<void>((resolve) => this.turns[effort].push(resolve));
    try {
      return await work();
    } finally {
      this.busy[effort] -= 1;
      this.goOn();
    }
  }

  private hasPlaceFor(effort: Effort): boolean {
    const { atOnce } = this.bounds;
    const isFree = this.busy.little + this.busy.much < atOnce;
    return isFree && (effort === 'little' || this.busy.much < Math.max(1, atOnce - 1));
  }

  /** Whoever is next takes the place over before anybody else can come in between. */
  private goOn(): void {
    const canDoMuch = this.turns.much.length > 0 && this.hasPlaceFor('much');
    const isTurnOfMuch = canDoMuch && this.littleInARow >= mostLittleInARow;
    const effort = this.turns.little.length > 0 && !isTurnOfMuch ? 'little' : 'much';
    if (!this.hasPlaceFor(effort)) return;
    const next = this.turns[effort].shift();
    if (next === undefined) return;
    this.littleInARow = effort === 'little' ? this.littleInARow + 1 : 0;
    this.busy[effort] += 1;
    next();
  }
}
