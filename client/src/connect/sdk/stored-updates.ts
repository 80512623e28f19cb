import * as Y from 'yjs';

/** So many are kept by themselves; more become one, once nothing is on its way. */
const maxUpdates = 2_000;

/**
 * What the server is known to have of a document: what came from it, and what was edited here until the
 * last time that all was stored.
 */
export class StoredUpdates {
  private stored: Uint8Array[] = [];
  private own: Uint8Array[] = [];

  constructor(private readonly doc: Y.Doc) {}

  arrive(update: Uint8Array): void {
    this.stored.push(update);
    this.shorten();
  }

  edit(update: Uint8Array): void {
    this.own.push(update);
  }

  /** Everything that was edited here is stored. */
  settle(): void {
    this.stored.push(...this.own);
    this.own = [];
    this.shorten();
  }

  /** A document of its own that has this, and nothing else. */
  copy(): Y.Doc {
    const copy = new Y.Doc();
    copy.transact(() => {
      for (const update of this.stored) Y.applyUpdate(copy, update);
    });
    return copy;
  }

  /** As long as nothing is on its way, the document holds what is stored and nothing else. */
  private shorten(): void {
    if (this.stored.length > maxUpdates && this.own.length === 0)
      this.stored = [Y.encodeStateAsUpdate(this.doc)];
  }
}
