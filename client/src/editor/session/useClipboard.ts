import {
  copiedBlock,
  copiedBlocksIn,
  copiedText,
  pastedBlock,
  type CopiedBlock,
} from '@selvedge/shared/pages/live/copied-block';
import { treeOf } from '@selvedge/shared/pages/live/resolve-tree';
import { outermostOf } from '@selvedge/shared/pages/live/selection/selection-commands';
import { useEffect, useEffectEvent, useState } from 'react';

import { storedCopies, storeCopied } from './stored-copies.js';
import { isTyping } from './is-typing.js';
import type { OpenPage } from './useOpening.js';
import type { PageEditor } from './usePageEditor.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

/** Clipboard commands for touch devices. */
export interface Clipboard {
  /** Number of blocks available to paste. */
  readonly waiting: number;
  /** Copies the selected blocks. */
  readonly copy: () => void;
  /** Pastes after the selected block, or at the end. */
  readonly paste: () => void;
}

/** Copies and pastes blocks within a page and between pages. */
export function useClipboard({ session: { doc } }: OpenPage, editor: PageEditor): Clipboard {
  const { chosen } = editor;
  const [waiting, setWaiting] = useState(() => storedCopies().length);
  const notify = useSnackbar();
  const copied = (): string => {
    const blocks = outermostOf(treeOf(doc), chosen).map((uuid) => copiedBlock(doc, uuid));
    const text = copiedText(blocks);
    storeCopied(text);
    setWaiting(storedCopies().length);
    return text;
  };
  const put = async (blocks: readonly CopiedBlock[]): Promise<void> => {
    // Loaded with the first paste, which fails without network.
    const module = await import('../../connect/sdk/html-text.js').catch(() => undefined);
    if (module === undefined) {
      notify('The blocks were not pasted. Check your connection and try again.');
      return;
    }
    const newId = () => crypto.randomUUID();
    editor.put(blocks.map((block) => pastedBlock(block, { newId, textOf: module.htmlText })));
  };
  useKeys(editor, copied, put);
  return {
    waiting,
    copy: () => {
      copied();
      notify('Copied. Paste it from “Add” on any page.');
    },
    paste: () => {
      void put(storedCopies());
    },
  };
}

/** Handles the browser's clipboard events, except in text fields. */
function useKeys(
  { chosen, remove }: PageEditor,
  copied: () => string,
  put: (blocks: readonly CopiedBlock[]) => Promise<void>,
): void {
  const copy = useEffectEvent((event: ClipboardEvent) => {
    if (isTyping(event.target) || isSomeTextMarked() || chosen.length === 0) return;
    event.clipboardData?.setData('text/plain', copied());
    event.preventDefault();
    if (event.type === 'cut') remove();
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (isTyping(event.target)) return;
    const blocks = copiedBlocksIn(event.clipboardData?.getData('text/plain') ?? '');
    if (blocks === undefined) return;
    event.preventDefault();
    void put(blocks);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    for (const name of ['copy', 'cut'] as const) document.addEventListener(name, copy, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => {
      listening.abort();
    };
  }, []);
}

function isSomeTextMarked(): boolean {
  return getSelection()?.isCollapsed === false;
}
