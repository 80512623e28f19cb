import { randomUUID } from 'node:crypto';

import { removeBlock, resizeBlock } from '@selvedge/shared/pages/live/block-commands';
import { insertBlock, moveBlock } from '@selvedge/shared/pages/live/tree-commands';
import type * as Y from 'yjs';

import { Guests } from '../../server/src/features/pages/collab/collab.testing.js';
import { until } from '../../server/src/platform/testing/until.js';
import { takeOrders } from './other-thread.js';
import { textsOf } from './texts-of.js';
import type { Shift } from './writers.js';

/* Worker with the writers of a live page, each an unmodified y-websocket client. */

/** Characters typed before they are deleted, so that the text keeps its length. */
const lineLength = 20;
/** One in this many edits concerns a block: it is inserted, moved, resized and removed. */
const blockEvery = 50;
/** Maximum number of unconfirmed edits. */
const unstored = 10;

type Joined = Awaited<ReturnType<Guests['joinBy']>>;

class Writer {
  /** The first update answers the server's sync request. */
  private sent = 1;
  private isTakingBack = false;
  private block = '';

  constructor(
    private readonly joined: Joined,
    private readonly text: Y.XmlText,
    private readonly length = text.length,
  ) {
    joined.doc.on('update', (_update: Uint8Array, origin: unknown) => {
      if (origin !== joined.provider) this.sent += 1;
    });
  }

  async write(edits: number): Promise<void> {
    for (let nth = 1; nth <= edits; nth += 1) {
      if (nth % blockEvery === 0) this.changeBlock((nth / blockEvery) % 4);
      else this.writeLetter();
      this.joined.provider.awareness.setLocalStateField('at', nth);
      if (nth % unstored === 0 || nth === edits)
        await until(() => this.joined.acknowledged() >= this.sent);
    }
  }

  private writeLetter(): void {
    const { text } = this;
    if (text.length <= this.length) this.isTakingBack = false;
    if (text.length >= this.length + lineLength) this.isTakingBack = true;
    if (this.isTakingBack) text.delete(text.length - 1, 1);
    else text.insert(text.length, 'e');
  }

  private changeBlock(step: number): void {
    const { doc } = this.joined;
    const uuid = step === 1 ? randomUUID() : this.block;
    this.block = uuid;
    if (step === 1)
      insertBlock(doc, null, { block: { uuid, type: 'text' }, at: { parent: null, index: 1_000 } });
    else if (step === 2) moveBlock(doc, null, { uuid, to: { parent: null, index: 0 } });
    else if (step === 3) resizeBlock(doc, null, { uuid, size: 6 });
    else removeBlock(doc, null, uuid);
  }
}

async function write({ url, tickets, edits }: Shift): Promise<void> {
  const guests = new Guests(() => ({ url }));
  try {
    const writers = tickets.map(async (ticket, nth) => {
      const joined = await guests.joinBy(ticket, { ack: '1' });
      const text = textsOf(joined.doc)[nth];
      if (text === undefined) throw new Error('The page has too few texts.');
      await new Writer(joined, text).write(edits);
    });
    await Promise.all(writers);
  } finally {
    guests.leave();
  }
}

takeOrders(write);
