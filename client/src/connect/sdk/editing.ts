import type { Json } from '@selvedge/shared/catalogue/contract';
import * as commands from '@selvedge/shared/pages/live/block-commands';
import { changeTemplate } from '@selvedge/shared/pages/live/change-template';
import { LivePageError } from '@selvedge/shared/pages/live/live-errors';
import { blockIn, fragmentOf, LIVE_ROOTS } from '@selvedge/shared/pages/live/live-page';
import { setPageField, setPageProperty } from '@selvedge/shared/pages/live/page-commands';
import {
  insertBlock,
  insertBlocks,
  moveBlock,
  type NewBlock,
  type Place,
} from '@selvedge/shared/pages/live/tree-commands';
import * as several from '@selvedge/shared/pages/live/several/several-blocks';
import type { TextWriter } from '@selvedge/shared/rich-text/fragments';
import { UndoManager } from 'yjs';

import type { PageSession } from './page-session.js';

/** What belongs together when it comes this soon after each other is undone in one step, in milliseconds. */
const oneStepWithin = 500;

/**
 * The text editor ends the manager that it is given when its text is done. One's steps go on as long as
 * the page is open, and end with its document.
 */
class LastingUndoManager extends UndoManager {
  override destroy(): void {
    // Nothing: see above.
  }
}

/** What this person does to the page; each thing can be undone, and nothing of what others do. */
export class Editing {
  readonly undo: UndoManager;

  constructor(private readonly session: Pick<PageSession, 'doc'>) {
    const { doc } = session;
    const [, ...written] = LIVE_ROOTS;
    this.undo = new LastingUndoManager(
      written.map((name) => doc.getMap(name)),
      { trackedOrigins: new Set([this]), captureTimeout: oneStepWithin },
    );
  }

  /** Answers the uuid of the block. */
  insert(block: NewBlock, at: Place): string {
    this.step(() => {
      insertBlock(this.session.doc, this, { block, at });
    });
    return block.uuid;
  }

  /** One behind the other. */
  insertAll(blocks: readonly NewBlock[], at: Place): void {
    this.step(() => {
      insertBlocks(this.session.doc, this, { blocks, at });
    });
  }

  move(uuid: string, to: Place): void {
    this.step(() => {
      moveBlock(this.session.doc, this, { uuid, to });
    });
  }

  /** One behind the other, in the order of the page. */
  moveAll(uuids: readonly string[], to: Place): void {
    this.step(() => {
      several.moveBlocks(this.session.doc, this, { uuids, to });
    });
  }

  resize(uuid: string, size: number): void {
    commands.resizeBlock(this.session.doc, this, { uuid, size });
  }

  set(uuid: string, name: string, value: Json | undefined): void {
    commands.setProperty(this.session.doc, this, { uuid, name, value });
  }

  publishBlock(uuid: string, isPublished: boolean): void {
    this.step(() => {
      commands.setPublished(this.session.doc, this, { uuid, isPublished });
    });
  }

  remove(...uuids: readonly string[]): void {
    this.step(() => {
      several.removeBlocks(this.session.doc, this, uuids);
    });
  }

  restore(...uuids: readonly string[]): void {
    this.step(() => {
      several.restoreBlocks(this.session.doc, this, uuids);
    });
  }

  /** Answers the uuid that the block has then. Throws LivePageError, as all of these do. */
  changeTemplate(uuid: string, template: string): string {
    let made = uuid;
    this.step(() => {
      const newId = (): string => crypto.randomUUID();
      made = changeTemplate(this.session.doc, this, { uuid, template, newId });
    });
    return made;
  }

  /** Answers the uuids of the copies, in the order of the page. */
  duplicateAll(uuids: readonly string[]): readonly string[] {
    let copies: readonly string[] = [];
    this.step(() => {
      const newId = () => crypto.randomUUID();
      copies = several.duplicateBlocks(this.session.doc, this, { uuids, newId });
    });
    return copies;
  }

  /** Makes a rich text of a block say this, by the smallest change that does it. Throws LivePageError. */
  write(uuid: string, name: string, text: TextWriter): void {
    const { doc } = this.session;
    const block = blockIn(doc, uuid);
    const fragment = block && fragmentOf(block, name);
    if (fragment === undefined) throw new LivePageError('unknownBlock');
    doc.transact(() => {
      text(fragment);
    }, this);
  }

  /** Leaves a rich text of a block without a word. Throws LivePageError. */
  clearText(uuid: string, name: string): void {
    this.step(() => {
      this.write(uuid, name, (fragment) => {
        fragment.delete(0, fragment.length);
      });
    });
  }

  /** Several changes as one step. */
  transact(change: () => void): void {
    this.step(() => {
      this.session.doc.transact(change, this);
    });
  }

  setPage(name: string, value: Json | undefined): void {
    setPageProperty(this.session.doc, this, { name, value });
  }

  setField(name: Parameters<typeof setPageField>[2]['name'], value: Json | undefined): void {
    setPageField(this.session.doc, this, { name, value });
  }

  /** What is done at one go is undone at one go, whatever came right before it. */
  private step(change: () => void): void {
    this.undo.stopCapturing();
    change();
    this.undo.stopCapturing();
  }
}
