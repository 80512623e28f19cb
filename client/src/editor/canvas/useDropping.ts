import type { Rect } from '@selvedge/shared/connect/protocol';
import type { NewBlock } from '@selvedge/shared/pages/live/tree-commands';
import { useEffect, useRef, useState, type PointerEvent } from 'react';

import { dropPlaceAt, type DropPlace } from './drop-place.js';
import { followPointer, isDrag } from './follow-pointer.js';
import type { CanvasFrame } from './useCanvasFrame.js';
import type { PageEditor } from '../session/usePageEditor.js';

/** Blocks that are dragged over the page, from it or from the list of types. */
export function useDropping(editor: PageEditor, canvas: CanvasFrame) {
  const [line, setLine] = useState<Rect>();
  // The page goes on changing under what is dragged.
  const latest = useRef({ blocks: editor.live.blocks, canvas });
  useEffect(() => {
    latest.current = { blocks: editor.live.blocks, canvas };
  });
  const placeAt = (at: { x: number; y: number }, moved?: string): DropPlace | undefined => {
    const { blocks, canvas: shown } = latest.current;
    const frame = shown.frame.current;
    if (frame === null) return undefined;
    const { left, top, width, height } = frame.getBoundingClientRect();
    if (at.x < left || at.x >= left + width || at.y < top || at.y >= top + height) return undefined;
    const scale = width / frame.clientWidth;
    const { rects, view } = shown;
    const [x, y] = [(at.x - left) / scale + view.scrollX, (at.y - top) / scale + view.scrollY];
    return dropPlaceAt({ blocks, rects, width: view.width }, { x, y }, moved);
  };
  const follow = (
    event: PointerEvent,
    moved: string | undefined,
    drop: (found: DropPlace) => void,
  ): void => {
    const start = { x: event.clientX, y: event.clientY };
    followPointer(event, {
      onMove: (at) => {
        setLine(isDrag(start, at) ? placeAt(at, moved)?.line : undefined);
      },
      onEnd: (at) => {
        setLine(undefined);
        const found = at !== undefined && isDrag(start, at) ? placeAt(at, moved) : undefined;
        if (found !== undefined) drop(found);
      },
    });
  };
  return {
    line,
    grab: (uuid: string, event: PointerEvent) => {
      follow(event, uuid, ({ place }) => {
        editor.move(uuid, place);
      });
    },
    grabNew: ({ make }: { make: () => readonly NewBlock[] }, event: PointerEvent) => {
      follow(event, undefined, ({ place }) => {
        editor.put(make(), place);
      });
    },
  };
}
