import type { Json } from '@selvedge/shared/catalogue/contract';
import * as commands from '@selvedge/shared/pages/live/block-commands';
import { blockNameProperty } from '@selvedge/shared/pages/live/block-name';
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
  insertBlocks,
  moveBlock,
  type NewBlock,
  type Place,
} from '@selvedge/shared/pages/live/tree-commands';
import * as several from '@selvedge/shared/pages/live/selection/selection-commands';
import type { LiveValue } from '@selvedge/shared/pages/live/text/held-values';
import { isLiveList, itemIds, textOfItem } from '@selvedge/shared/pages/live/text/live-list';
import { isLiveText, type Typing } from '@selvedge/shared/pages/live/text/live-text';
import type { FieldTyping } from '@selvedge/shared/pages/live/text/live-values';
import type { TextWriter } from '@selvedge/shared/rich-text/fragments';
import type { Text } from 'yjs';

import { OwnUndo } from './own-undo.js';
import type { PageSession } from './page-session.js';

/** Changes within this time form one undo step, in milliseconds. */
const oneStepWithin = 500;

/** Origin of hidden new blocks; showing them is the undo step. */
const creation = 'creation';

/** Editing commands of the local user; undo never affects changes by others. */
export class Editing {
  readonly undo: OwnUndo;

  constructor(private readonly session: Pick<PageSession, 'doc'>) {
    const { doc } = session;
    const [, ...written] = LIVE_ROOTS;
    this.undo = new OwnUndo(
      written.map((name) => doc.getMap(name)),
      { trackedOrigins: new Set([this]), captureTimeout: oneStepWithin },
    );
  }

  /** Returns the uuid of the new block. */
  insert(block: NewBlock, at: Place): string {
    this.insertAll([block], at);
    return block.uuid;
  }

  /** Inserts the blocks in sequence. */
  insertAll(blocks: readonly NewBlock[], at: Place): void {
    const { doc } = this.session;
    this.create(() => {
      insertBlocks(doc, creation, { blocks, at });
      return blocks.map(({ uuid }) => uuid);
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

  /** Names a block for its editors; an empty name removes the name. */
  rename(uuid: string, name: string): void {
    this.step(() => {
      this.set(uuid, blockNameProperty, name === '' ? undefined : name);
    });
  }

  /**
   * Returns the live text of a property, or of an item of a list; undefined if it has none.
   */
  textOf(uuid: string | null, name: string, item?: number): Text | undefined {
    const held = this.heldIn(uuid, name);
    if (item !== undefined) return isLiveList(held) ? textOfItem(held, item) : undefined;
    return isLiveText(held) ? held : undefined;
  }

  /** Returns the ids of the items of a list, in their order; undefined for other properties. */
  itemIdsOf(uuid: string | null, name: string): readonly string[] | undefined {
    const held = this.heldIn(uuid, name);
    return isLiveList(held) ? itemIds(held) : undefined;
  }

  private heldIn(uuid: string | null, name: string): LiveValue | undefined {
    const { doc } = this.session;
    const block = uuid === null ? undefined : blockIn(doc, uuid);
    const values = uuid === null ? pagePropertiesOf(doc) : block && propertiesOf(block);
    return values?.get(name);
  }

  /** Applies typed text to a property of a block, or of the page if `uuid` is null. */
  type(uuid: string | null, name: string, typing: FieldTyping): void {
    const { doc } = this.session;
    if (uuid === null) typePageProperty(doc, this, { name, ...typing });
    else commands.typeProperty(doc, this, { uuid, name, ...typing });
  }

  /** Applies typed text to a list item. */
  typeItem(text: Text, typing: Typing): void {
    commands.typeItemText(this.session.doc, this, { text, ...typing });
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
    const newId = () => crypto.randomUUID();
    return this.create(() => several.duplicateBlocks(this.session.doc, creation, { uuids, newId }));
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

  /**
   * Creates blocks hidden, and shows them as an undo step. Undo hides them again, with whatever
   * others have written in them; undo of the creation itself would permanently delete that.
   */
  private create(make: () => readonly string[]): readonly string[] {
    const { doc } = this.session;
    let made: readonly string[] = [];
    const hide = (isHidden: boolean): void => {
      for (const uuid of made) blockIn(doc, uuid)?.set('deleted', isHidden);
    };
    doc.transact(() => {
      made = make();
      hide(true);
    }, creation);
    this.step(() => {
      doc.transact(() => hide(false), this);
    });
    return made;
  }

  /** Makes a change its own undo step, separate from the one before. */
  private step(change: () => void): void {
    this.undo.stopCapturing();
    change();
    this.undo.stopCapturing();
  }
}
