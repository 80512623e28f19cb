import * as Y from 'yjs';

/** What all edits of a page together may make of its document, as it is sent to who opens it. */
const maxDocBytes = 4 * 1024 * 1024;
/** It takes milliseconds, so it is measured once so much has come. */
const measuredEveryBytes = 64 * 1024;

/** How large a live document is: to some kilobytes, for next to nothing. */
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

  /** To be called where much of it may be gone. */
  measure(): void {
    this.measured = Y.encodeStateAsUpdate(this.doc).length;
    this.grown = 0;
  }
}
