import type { EditorModule } from '@selvedge/shared/connect/modes';
import { columnsOf, leastWidth, wholeWidth } from '@selvedge/shared/blocks/model/block-size';
import { liveBlock, liveBlocks, type LiveBlock } from '@selvedge/shared/pages/live/live-blocks';
import { LivePageError } from '@selvedge/shared/pages/live/live-errors';
import { insertRefusal, moveRefusal } from '@selvedge/shared/pages/live/place-refusals';
import { treeOf } from '@selvedge/shared/pages/live/resolve-tree';
import { outermostOf } from '@selvedge/shared/pages/live/selection/selection-commands';
import type { NewBlock, Place } from '@selvedge/shared/pages/live/tree-commands';
import { useRef } from 'react';
import type * as Y from 'yjs';

import { announce, describeMove } from './announce.js';
import { siblingsOf, stepFrom, type Step } from './steps.js';
import { useChoice, type Chosen } from './useChoice.js';
import { useLivePage, type LivePage } from './useLive.js';
import { focusRow } from './row-focus.js';
import type { OpenPage } from './useOpening.js';
import type { Editing } from '../../connect/sdk/editing.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

/** The page, its selection, and the commands on it. */
export interface PageEditor extends Chosen {
  /** Whether the user may edit. Without the permission, all commands do nothing. */
  readonly mayEdit: boolean;
  readonly module: EditorModule;
  readonly live: LivePage;
  readonly sizeOf: (uuid: string) => number | undefined;
  /** Inserts at `at`, else after the selected block or at the end. */
  readonly put: (blocks: readonly NewBlock[], at?: Place) => void;
  /** Moves the blocks together; the target index does not count them. */
  readonly move: (uuids: readonly string[], to: Place) => void;
  /** Returns why blocks cannot be placed inside a parent or on the page; undefined if they can. */
  readonly refusalOf: (what: Carried, parent: string | null) => string | undefined;
  /** Moves all selected blocks, as one undo step. */
  readonly step: (step: Step) => void;
  readonly resize: (size: number) => void;
  readonly publish: (isPublished: boolean) => void;
  /** Changes the template of the block selected last. */
  readonly changeTo: (template: string) => void;
  readonly duplicate: () => void;
  readonly remove: () => void;
}

/** Blocks to place: existing ones to move, or new ones. */
export type Carried =
  | { readonly moved: readonly string[] }
  | { readonly made: readonly NewBlock[] };

export function usePageEditor(
  { session, editing, module }: OpenPage,
  mayEdit: boolean,
): PageEditor {
  const live = useLivePage(session);
  const choice = useChoice(live.blocks);
  const { selected } = choice;
  const notify = useSnackbar();
  const together = useTogether();
  // Keys may repeat faster than React renders, so commands read the document itself.
  const blocksNow = (): readonly LiveBlock[] => liveBlocks(session.doc);
  const attempt = mayEdit ? attempting(notify) : () => undefined;
  return {
    ...{ ...choice, mayEdit, module, live },
    sizeOf: (uuid) => {
      const block = liveBlock(session.doc, uuid);
      return block && columnsOf(block.wire);
    },
    put: (blocks, at = placeAfter(blocksNow(), together.lastOf(selected))) => {
      attempt(() => {
        editing.insertAll(blocks, at);
        choice.select(together.keep(blocks));
      });
    },
    refusalOf: (what, parent) => refusalIn(session.doc, what, parent),
    move: (uuids, to) => {
      attempt(() => editing.moveAll(uuids, to));
    },
    ...onChosen(choice, { editing, attempt, notify, doc: session.doc }),
  };
}

interface Changing {
  readonly editing: Editing;
  readonly doc: Y.Doc;
  readonly attempt: (change: () => void) => void;
  readonly notify: ReturnType<typeof useSnackbar>;
}

/** Commands on all selected blocks; no-ops without a selection. */
function onChosen(
  { chosen, selected, select, chooseAll }: Chosen,
  { editing, doc, attempt, notify }: Changing,
): Pick<PageEditor, 'step' | 'resize' | 'publish' | 'changeTo' | 'duplicate' | 'remove'> {
  const onEach = (change: (uuid: string) => void): void => {
    const [first] = chosen;
    if (first === undefined) return;
    attempt(() => {
      // Repeated changes of one block merge into one undo step, unlike a transaction.
      if (chosen.length === 1) change(first);
      else
        editing.transact(() => {
          for (const uuid of chosen) change(uuid);
        });
    });
  };
  const onOutermost = (change: (uuids: readonly string[]) => void) => (): void => {
    const uuids = outermostOf(treeOf(doc), chosen);
    if (uuids.length > 0) attempt(() => change(uuids));
  };
  return {
    step: (step) => {
      onOutermost((uuids) => {
        moveBy(step, uuids, { editing, doc });
      })();
    },
    resize: (size) => {
      const within = Math.min(wholeWidth, Math.max(leastWidth, size));
      onEach((uuid) => editing.resize(uuid, within));
    },
    publish: (isPublished) => {
      onEach((uuid) => editing.publishBlock(uuid, isPublished));
    },
    changeTo: (template) => {
      if (selected !== null) attempt(() => select(editing.changeTemplate(selected, template)));
    },
    duplicate: onOutermost((uuids) => chooseAll(editing.duplicateAll(uuids))),
    remove: onOutermost((uuids) => {
      const next = neighbourOf(liveBlocks(doc), uuids);
      editing.remove(...uuids);
      if (next !== undefined) focusRow(next);
      const run = (): void => attempt(() => editing.restore(...uuids));
      const { length } = uuids;
      const text = length === 1 ? 'The block was' : `${String(length)} blocks were`;
      notify(`${text} deleted.`, { text: 'Undo', run });
    }),
  };
}

/**
 * Tracks blocks inserted together: the first is selected, and the next insertion follows the last.
 */
function useTogether() {
  const held = useRef<{ readonly first: string | null; readonly last: string | null }>(undefined);
  return {
    lastOf: (uuid: string | null) => {
      const { first, last } = held.current ?? {};
      return uuid === first && last !== undefined ? last : uuid;
    },
    keep: (blocks: readonly NewBlock[]) => {
      const [first = null, last = first] = [blocks[0]?.uuid, blocks.at(-1)?.uuid];
      held.current = { first, last };
      return first;
    },
  };
}

/** Shows the message of a refused change; the page is unchanged then. */
export function attempting(notify: (text: string) => void) {
  return (change: () => void): void => {
    try {
      change();
    } catch (error) {
      if (!(error instanceof LivePageError)) throw error;
      notify(error.message);
    }
  };
}

function refusalIn(doc: Y.Doc, what: Carried, parent: string | null): string | undefined {
  const tree = treeOf(doc);
  const refusal =
    'moved' in what
      ? what.moved.map((uuid) => moveRefusal(tree, uuid, parent)).find((one) => one !== undefined)
      : insertRefusal(tree, what.made, parent);
  return refusal && new LivePageError(refusal).message;
}

/** Moves the blocks by one step and announces their new place. */
function moveBy(
  step: Step,
  uuids: readonly string[],
  { editing, doc }: Pick<Changing, 'editing' | 'doc'>,
): void {
  const before = liveBlocks(doc);
  const to = stepFrom(before, uuids, step);
  if (to === undefined) return;
  editing.moveAll(uuids, to);
  announce(describeMove(liveBlocks(doc), uuids, siblingsOf(before, uuids[0] ?? '')?.parent));
}

/** Returns the block below removed ones, else the one above or their parent. */
function neighbourOf(blocks: readonly LiveBlock[], uuids: readonly string[]): string | undefined {
  const place = siblingsOf(blocks, uuids.at(-1) ?? '');
  if (place === undefined) return undefined;
  const { siblings, index, parent } = place;
  const isStaying = ({ uuid }: LiveBlock): boolean => !uuids.includes(uuid);
  const next =
    siblings.slice(index + 1).find(isStaying) ?? siblings.slice(0, index).findLast(isStaying);
  return next?.uuid ?? parent ?? undefined;
}

/** Position after the selected block, or at the end. */
function placeAfter(blocks: readonly LiveBlock[], selected: string | null): Place {
  const found = selected === null ? undefined : siblingsOf(blocks, selected);
  if (found === undefined) return { parent: null, index: blocks.length };
  return { parent: found.parent, index: found.index + 1 };
}
