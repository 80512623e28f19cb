import {
  copiedBlock,
  copiedBlocksIn,
  copiedText,
  pastedBlock,
} from '@selvedge/shared/pages/live/copied-block';
import { treeOf } from '@selvedge/shared/pages/live/resolve-tree';
import { outermostOf } from '@selvedge/shared/pages/live/several/several-blocks';
import { useEffect, useEffectEvent } from 'react';

import { isTyping } from './is-typing.js';
import type { OpenPage } from './useOpening.js';
import type { PageEditor } from './usePageEditor.js';

/** Blocks by the clipboard, within a page and from one to another; where somebody writes it is the words. */
export function useClipboard({ session: { doc } }: OpenPage, editor: PageEditor): void {
  const { chosen } = editor;
  const copy = useEffectEvent((event: ClipboardEvent) => {
    if (isTyping(event.target) || isSomeTextMarked() || chosen.length === 0) return;
    const copied = outermostOf(treeOf(doc), chosen).map((uuid) => copiedBlock(doc, uuid));
    event.clipboardData?.setData('text/plain', copiedText(copied));
    event.preventDefault();
    if (event.type === 'cut') editor.remove();
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (isTyping(event.target)) return;
    const copied = copiedBlocksIn(event.clipboardData?.getData('text/plain') ?? '');
    if (copied === undefined) return;
    event.preventDefault();
    void import('../../connect/sdk/html-text.js').then(({ htmlText: textOf }) => {
      const newId = () => crypto.randomUUID();
      editor.put(copied.map((block) => pastedBlock(block, { newId, textOf })));
    });
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
