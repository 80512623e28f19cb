import type { NewBlock } from '@selvedge/shared/pages/live/tree-commands';
import { useEffect, useRef, useState, type PointerEvent } from 'react';

import { dropPlaceAt, type DropPlace } from './drop-place.js';
import { followPointer, isDrag } from './follow-pointer.js';
import type { CanvasFrame } from './useCanvasFrame.js';
import type { PageEditor } from '../session/usePageEditor.js';

/** A block of the page, or what is to be put there. */
export type Dragged = string | readonly NewBlock[];

/** What is dragged, and where it would go now. */
export interface Dragging {
  readonly dragged: Dragged;
  /** Undefined beside the page. */
  readonly over: DropPlace | undefined;
}

/** Blocks that are dragged over the page, from it or from what there is to add. */
export function useDropping(editor: PageEditor, canvas: CanvasFrame) {
  const [dragging, setDragging] = useState<Dragging>();
  // The page goes on changing under what is dragged.
  const latest = useRef({ blocks: editor.live.blocks, canvas });
  useEffect(() => {
    latest.current = { blocks: editor.live.blocks, canvas };
  });
  const placeAt = (at: { x: number; y: number }, dragged: Dragged): DropPlace | undefined => {
    const { blocks, canvas: shown } = latest.current;
    const frame = shown.frame.current;
    if (frame === null) return undefined;
    const { left, top, width, height } = frame.getBoundingClientRect();
    if (at.x < left || at.x >= left + width || at.y < top || at.y >= top + height) return undefined;
    const scale = width / frame.clientWidth;
    const { rects, view } = shown;
    const [x, y] = [(at.x - left) / scale + view.scrollX, (at.y - top) / scale + view.scrollY];
    return dropPlaceAt({ blocks, rects, width: view.width }, { x, y }, movedOf(dragged));
  };
  const follow = (
    event: PointerEvent,
    dragged: Dragged,
    drop: (found: DropPlace) => void,
  ): void => {
    const start = { x: event.clientX, y: event.clientY };
    followPointer(event, {
      onMove: (at) => {
        setDragging(isDrag(start, at) ? { dragged, over: placeAt(at, dragged) } : undefined);
      },
      onEnd: (at) => {
        setDragging(undefined);
        const found = at !== undefined && isDrag(start, at) ? placeAt(at, dragged) : undefined;
        if (found !== undefined) drop(found);
      },
    });
  };
  return {
    dragging,
    grab: (uuid: string, event: PointerEvent) => {
      follow(event, uuid, ({ place }) => {
        editor.move(uuid, place);
      });
    },
    grabNew: ({ make }: { make: () => readonly NewBlock[] }, event: PointerEvent) => {
      const made = make();
      follow(event, made, ({ place }) => {
        editor.put(made, place);
      });
    },
  };
}

/** The block of the page that is dragged. */
export function movedOf(dragged: Dragged): string | undefined {
  return typeof dragged === 'string' ? dragged : undefined;
}
