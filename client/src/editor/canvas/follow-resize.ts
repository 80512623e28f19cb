import type { PointerEvent } from 'react';

import { followPointer } from '../session/follow-pointer.js';
import type { PageEditor } from '../session/usePageEditor.js';

interface Resizing {
  readonly editor: Pick<PageEditor, 'resize' | 'sizeOf'>;
  readonly selected: string;
  /** Width of the block in screen pixels when the drag started. */
  readonly width: number;
}

/** Resizes a block in whole columns while the pointer moves; Escape restores the size. */
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
