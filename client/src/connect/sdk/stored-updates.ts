import * as Y from 'yjs';

/** Maximum number of separate updates; beyond it, they are compacted when no edit is pending. */
const maxUpdates = 2_000;

/**
 * Content of a document that the server is known to have: its own updates, and local edits up to
 * the last confirmed save.
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

  /** Marks all local edits as stored. */
  settle(): void {
    this.stored.push(...this.own);
    this.own = [];
    this.shorten();
  }

  /** Returns a new document with only the stored content. */
  copy(): Y.Doc {
    const copy = new Y.Doc();
    copy.transact(() => {
      for (const update of this.stored) Y.applyUpdate(copy, update);
    });
    return copy;
  }

  /** Without pending edits, the document equals the stored content. */
  private shorten(): void {
    if (this.stored.length > maxUpdates && this.own.length === 0)
      this.stored = [Y.encodeStateAsUpdate(this.doc)];
  }
}
