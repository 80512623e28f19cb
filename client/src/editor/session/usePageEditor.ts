import type { EditorModule } from '@selvedge/shared/connect/modes';
import { columnsOf, leastWidth, wholeWidth } from '@selvedge/shared/blocks/model/block-size';
import { liveBlock, liveBlocks, type LiveBlock } from '@selvedge/shared/pages/live/live-blocks';
import { LivePageError } from '@selvedge/shared/pages/live/live-errors';
import { insertRefusal, moveRefusal } from '@selvedge/shared/pages/live/place-refusals';
import { treeOf } from '@selvedge/shared/pages/live/resolve-tree';
import type { NewBlock, Place } from '@selvedge/shared/pages/live/tree-commands';
import { useMemo, useRef, useState } from 'react';
import type * as Y from 'yjs';

import { siblingsOf, stepFrom, type Step } from './steps.js';
import { useLivePage, type LivePage } from './useLive.js';
import type { OpenPage } from './useOpening.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

/** The page, what is chosen of it, and what can be done to that. */
export interface PageEditor {
  /** Whether the page can be changed; where it cannot, what would change it does nothing. */
  readonly mayEdit: boolean;
  readonly module: EditorModule;
  readonly live: LivePage;
  readonly selected: string | null;
  readonly select: (uuid: string | null) => void;
  readonly find: (uuid: string) => LiveBlock | undefined;
  readonly sizeOf: (uuid: string) => number | undefined;
  /** Behind what is chosen, else at the end, where no place is named. */
  readonly put: (blocks: readonly NewBlock[], at?: Place) => void;
  readonly move: (uuid: string, to: Place) => void;
  /** Why a block of the page, or others, cannot stand in a block, or on the page itself. */
  readonly refusalOf: (
    what: string | readonly NewBlock[],
    parent: string | null,
  ) => string | undefined;
  readonly step: (step: Step) => void;
  readonly resize: (size: number) => void;
  /** Makes what is chosen a block of another template. */
  readonly changeTo: (template: string) => void;
  readonly duplicate: () => void;
  readonly remove: () => void;
}

export function usePageEditor(
  { session, editing, module }: OpenPage,
  mayEdit: boolean,
): PageEditor {
  const live = useLivePage(session);
  const [wanted, select] = useState<string | null>(null);
  const tell = useSnackbar();
  const together = useTogether();
  const byId = useMemo(() => new Map(allOf(live.blocks).map((one) => [one.uuid, one])), [live]);
  // Somebody else may have removed it meanwhile.
  const selected = wanted !== null && byId.has(wanted) ? wanted : null;
  const find = (uuid: string): LiveBlock | undefined => byId.get(uuid);
  // Keys may come faster than the screen is drawn: what they change is read where it is held.
  const blocksNow = (): readonly LiveBlock[] => liveBlocks(session.doc);
  const sizeOf = (uuid: string): number | undefined => {
    const block = liveBlock(session.doc, uuid);
    return block && columnsOf(block.wire);
  };
  const attempt = mayEdit ? attempting(tell) : () => undefined;
  const ofSelected = onSelected(selected, attempt);
  return {
    ...{ mayEdit, module, live, selected, select, find, sizeOf },
    put: (blocks, at = placeBehind(blocksNow(), together.lastOf(selected))) => {
      attempt(() => {
        editing.insertAll(blocks, at);
        select(together.keep(blocks));
      });
    },
    refusalOf: (what, parent) => refusalIn(session.doc, what, parent),
    move: (uuid, to) => {
      attempt(() => editing.move(uuid, to));
    },
    step: (step) => {
      const to = selected === null ? undefined : stepFrom(blocksNow(), selected, step);
      if (selected !== null && to !== undefined) attempt(() => editing.move(selected, to));
    },
    resize: (size) => {
      const within = Math.min(wholeWidth, Math.max(leastWidth, size));
      ofSelected((uuid) => editing.resize(uuid, within))();
    },
    changeTo: (template) => ofSelected((uuid) => select(editing.changeTemplate(uuid, template)))(),
    duplicate: ofSelected((uuid) => select(editing.duplicate(uuid))),
    remove: ofSelected((uuid) => {
      editing.remove(uuid);
      const run = (): void => attempt(() => editing.restore(uuid));
      tell('The block was deleted.', { text: 'Undo', run });
    }),
  };
}

/** What was put on the page at once: its first block is chosen, what comes next stands behind its last. */
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

/** What is done to what is chosen; nothing where nothing is. */
function onSelected(selected: string | null, attempt: (change: () => void) => void) {
  return (change: (uuid: string) => void) => (): void => {
    if (selected !== null) attempt(() => change(selected));
  };
}

/** What the page refuses is told, and changes nothing. */
function attempting(tell: (text: string) => void) {
  return (change: () => void): void => {
    try {
      change();
    } catch (error) {
      if (!(error instanceof LivePageError)) throw error;
      tell(error.message);
    }
  };
}

function refusalIn(
  doc: Y.Doc,
  what: string | readonly NewBlock[],
  parent: string | null,
): string | undefined {
  const tree = treeOf(doc);
  const refusal =
    typeof what === 'string' ? moveRefusal(tree, what, parent) : insertRefusal(tree, what, parent);
  return refusal && new LivePageError(refusal).message;
}

function allOf(blocks: readonly LiveBlock[]): readonly LiveBlock[] {
  return blocks.flatMap((block) => [block, ...allOf(block.items)]);
}

/** Behind what is chosen, else at the end. */
function placeBehind(blocks: readonly LiveBlock[], selected: string | null): Place {
  const found = selected === null ? undefined : siblingsOf(blocks, selected);
  if (found === undefined) return { parent: null, index: blocks.length };
  return { parent: found.parent, index: found.index + 1 };
}
