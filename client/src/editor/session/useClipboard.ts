import {
  copiedBlock,
  copiedBlockIn,
  copiedText,
  pastedBlock,
} from '@selvedge/shared/pages/live/copied-block';
import { useEffect, useEffectEvent } from 'react';

import { isTyping } from './is-typing.js';
import type { OpenPage } from './useOpening.js';
import type { PageEditor } from './usePageEditor.js';

/** Blocks by the clipboard, within a page and from one to another; where somebody writes it is the words. */
export function useClipboard({ session: { doc } }: OpenPage, editor: PageEditor): void {
  const { selected } = editor;
  const copy = useEffectEvent((event: ClipboardEvent) => {
    if (isTyping(event.target) || isSomeTextMarked() || selected === null) return;
    event.clipboardData?.setData('text/plain', copiedText(copiedBlock(doc, selected)));
    event.preventDefault();
    if (event.type === 'cut') editor.remove();
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (isTyping(event.target)) return;
    const copied = copiedBlockIn(event.clipboardData?.getData('text/plain') ?? '');
    if (copied === undefined) return;
    event.preventDefault();
    void import('../../connect/sdk/html-text.js').then(({ htmlText: textOf }) => {
      editor.put([pastedBlock(copied, { newId: () => crypto.randomUUID(), textOf })]);
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
