import { TooManyPictures } from './mockup.errors.js';

/** Makes one thing at a time, and each only once for all who ask for it meanwhile. */
export class RenderQueue<Made> {
  private readonly wanted = new Map<string, Promise<Made>>();
  private last: Promise<unknown> = Promise.resolve();

  /** At most `capacity` different things are waited for, the one being made included. */
  constructor(private readonly capacity: number) {}

  /** Joins whoever asked for the same key before. Throws TooManyPictures when the queue is full. */
  async make(key: string, work: () => Promise<Made>): Promise<Made> {
    const known = this.wanted.get(key);
    if (known !== undefined) return known;
    if (this.wanted.size >= this.capacity) throw new TooManyPictures();
    const made = this.afterLast(work).finally(() => this.wanted.delete(key));
    this.wanted.set(key, made);
    return made;
  }

  private afterLast(work: () => Promise<Made>): Promise<Made> {
    const made = this.last.then(work);
    this.last = made.catch(() => undefined);
    return made;
  }
}
