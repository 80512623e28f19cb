/** Does works one after the other: large pictures are decoded singly, so that memory stays bounded. */
export class OneAtATime {
  private last: Promise<unknown> = Promise.resolve();

  do<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = this.last.then(work);
    this.last = mine.catch(() => undefined);
    return mine;
  }
}
