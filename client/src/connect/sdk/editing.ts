import type { Json } from '@selvedge/shared/catalogue/contract';
import * as commands from '@selvedge/shared/pages/live/block-commands';
import { changeTemplate } from '@selvedge/shared/pages/live/change-template';
import { LivePageError } from '@selvedge/shared/pages/live/live-errors';
import {
  blockIn,
  fragmentOf,
  LIVE_ROOTS,
  pagePropertiesOf,
  propertiesOf,
} from '@selvedge/shared/pages/live/live-page';
import {
  setPageField,
  setPageProperty,
  typePageProperty,
} from '@selvedge/shared/pages/live/page-commands';
import {
  insertBlock,
  insertBlocks,
  moveBlock,
  type NewBlock,
  type Place,
} from '@selvedge/shared/pages/live/tree-commands';
import * as several from '@selvedge/shared/pages/live/selection/selection-commands';
import { isLiveText } from '@selvedge/shared/pages/live/text/live-text';
import type { FieldTyping } from '@selvedge/shared/pages/live/text/live-values';
import type { TextWriter } from '@selvedge/shared/rich-text/fragments';
import { UndoManager, type Text } from 'yjs';

import type { PageSession } from './page-session.js';

/** Changes within this time form one undo step, in milliseconds. */
const oneStepWithin = 500;

/**
 * An undo manager that survives the text editor: ProseMirror's plugin destroys its manager on
 * close, but undo steps must last as long as the page is open.
 */
class LastingUndoManager extends UndoManager {
  override destroy(): void {
    // Intentionally empty.
  }
}

/** Editing commands of the local user; undo never affects changes by others. */
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

  /** Returns the uuid of the new block. */
  insert(block: NewBlock, at: Place): string {
    this.step(() => {
      insertBlock(this.session.doc, this, { block, at });
    });
    return block.uuid;
  }

  /** Inserts the blocks in sequence. */
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

  /** Moves the blocks together, in page order. */
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

  /** Returns the live text of a property; undefined if the property is no text. */
  textOf(uuid: string | null, name: string): Text | undefined {
    const { doc } = this.session;
    const block = uuid === null ? undefined : blockIn(doc, uuid);
    const values = uuid === null ? pagePropertiesOf(doc) : block && propertiesOf(block);
    const held = values?.get(name);
    return isLiveText(held) ? held : undefined;
  }

  /** Types in a property of a block, or of the page if `uuid` is null. */
  type(uuid: string | null, name: string, typing: FieldTyping): void {
    const { doc } = this.session;
    if (uuid === null) typePageProperty(doc, this, { name, ...typing });
    else commands.typeProperty(doc, this, { uuid, name, ...typing });
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

  /** Returns the block's new uuid. Throws LivePageError, as do all commands here. */
  changeTemplate(uuid: string, template: string): string {
    let made = uuid;
    this.step(() => {
      const newId = (): string => crypto.randomUUID();
      made = changeTemplate(this.session.doc, this, { uuid, template, newId });
    });
    return made;
  }

  /** Returns the uuids of the copies, in page order. */
  duplicateAll(uuids: readonly string[]): readonly string[] {
    let copies: readonly string[] = [];
    this.step(() => {
      const newId = () => crypto.randomUUID();
      copies = several.duplicateBlocks(this.session.doc, this, { uuids, newId });
    });
    return copies;
  }

  /** Replaces a rich text with the smallest possible change. Throws LivePageError. */
  write(uuid: string, name: string, text: TextWriter): void {
    const { doc } = this.session;
    const block = blockIn(doc, uuid);
    const fragment = block && fragmentOf(block, name);
    if (fragment === undefined) throw new LivePageError('unknownBlock');
    doc.transact(() => {
      text(fragment);
    }, this);
  }

  /** Empties a rich text of a block. Throws LivePageError. */
  clearText(uuid: string, name: string): void {
    this.step(() => {
      this.write(uuid, name, (fragment) => {
        fragment.delete(0, fragment.length);
      });
    });
  }

  /** Groups several changes into one undo step. */
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

  /** Makes a change its own undo step, separate from the one before. */
  private step(change: () => void): void {
    this.undo.stopCapturing();
    change();
    this.undo.stopCapturing();
  }
}
