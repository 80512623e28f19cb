import * as Y from 'yjs';

/** Maximum encoded size of a page's document. */
const maxDocBytes = 4 * 1024 * 1024;
/** Encoding takes milliseconds, so the size is measured after this much growth. */
const measuredEveryBytes = 64 * 1024;

/** Tracks the size of a live document, accurate to some kilobytes, at almost no cost. */
export class DocSize {
  private measured = 0;
  private grown = 0;

  constructor(private readonly doc: Y.Doc) {
    this.measure();
    doc.on('update', (update: Uint8Array) => (this.grown += update.length));
  }

  isFull(): boolean {
    const isDue = this.grown >= measuredEveryBytes && this.measured + this.grown > maxDocBytes;
    if (isDue) this.measure();
    return this.measured > maxDocBytes;
  }

  /** Call after a change that may have removed a lot of content. */
  measure(): void {
    this.measured = Y.encodeStateAsUpdate(this.doc).length;
    this.grown = 0;
  }
}
