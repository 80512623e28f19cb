import type { PointerEvent } from 'react';

import { followPointer } from './follow-pointer.js';
import type { PageEditor } from '../session/usePageEditor.js';

interface Resizing {
  readonly editor: Pick<PageEditor, 'resize' | 'sizeOf'>;
  readonly selected: string;
  /** Of the block as it was grabbed, in pixels of the screen. */
  readonly width: number;
}

/** EDT-034: so many columns as the pointer has gone to, by whole ones; Escape leaves it as it was. */
export function followResize(event: PointerEvent, { editor, selected, width }: Resizing): void {
  const size = editor.sizeOf(selected);
  if (size === undefined) return;
  const start = event.clientX;
  const resize = (at: { readonly x: number } | undefined): void => {
    const wider = at === undefined ? 0 : (at.x - start) / (width / size);
    editor.resize(Math.round(size + wider));
  };
  followPointer(event, { onMove: resize, onEnd: resize });
}
