import type { NewBlock } from '@selvedge/shared/pages/live/tree-commands';
import { useEffect, useRef, useState } from 'react';

import { dropPlaceAt, type DropPlace } from '../session/drop-place.js';
import { pullAt } from './edge-pull.js';
import { followPointer, isDrag, type Point, type Press } from '../session/follow-pointer.js';
import type { CanvasFrame } from './useCanvasFrame.js';
import type { Carried, PageEditor } from '../session/usePageEditor.js';

/** Current drag and its drop place. */
export interface Dragging {
  readonly dragged: Carried;
  /** Undefined while the pointer is outside the page. */
  readonly over: DropPlace | undefined;
}

export interface Makes {
  readonly make: () => readonly NewBlock[];
}

/** Tick in milliseconds of scrolling at the page edge. */
const pulledEvery = 30;

/** Drags blocks over the page, from the page itself or from the palette. */
export function useDropping(editor: PageEditor, canvas: CanvasFrame) {
  const [dragging, setDragging] = useState<Dragging>();
  // The page may change during a drag.
  const latest = useRef({ blocks: editor.live.blocks, canvas });
  useEffect(() => {
    latest.current = { blocks: editor.live.blocks, canvas };
  });
  const placeAt = (at: Point, dragged: Carried): DropPlace | undefined => {
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
  const follow = (press: Press, dragged: Carried, drop: (found: DropPlace) => void): void => {
    followDrag(press, {
      show: (at) => {
        setDragging(at && { dragged, over: placeAt(at, dragged) });
      },
      pull: (at) => pull(latest.current.canvas, at),
      drop: (at) => {
        const found = placeAt(at, dragged);
        if (found !== undefined) drop(found);
      },
    });
  };
  return {
    dragging,
    grab: (moved: readonly string[], event: Press) => {
      follow(event, { moved }, ({ place }) => {
        editor.move(moved, place);
      });
    },
    /** `then` runs after the block was placed on the page. */
    grabNew: ({ make }: Makes, event: Press, then: () => void) => {
      const made = make();
      follow(event, { made }, ({ place }) => {
        editor.put(made, place);
        then();
      });
    },
  };
}

interface Drag {
  /** Undefined before and after a drag. */
  readonly show: (at: Point | undefined) => void;
  /** Scrolls the page; returns whether it moved. */
  readonly pull: (at: Point) => boolean;
  readonly drop: (at: Point) => void;
}

function followDrag(press: Press, { show, pull: pullOn, drop }: Drag): void {
  const start = { x: press.clientX, y: press.clientY };
  const isFinger = press.pointerType !== 'mouse';
  let latest = start;
  const showLatest = (): void => {
    show(isFinger || isDrag(start, latest) ? latest : undefined);
  };
  // Shows a long-pressed item as lifted before it moves.
  if (isFinger) showLatest();
  const pulling = setInterval(() => {
    if (isDrag(start, latest) && pullOn(latest)) showLatest();
  }, pulledEvery);
  followPointer(press, {
    onMove: (at) => {
      latest = at;
      showLatest();
    },
    onEnd: (at) => {
      clearInterval(pulling);
      show(undefined);
      if (at !== undefined && isDrag(start, at)) drop(at);
    },
  });
}

/** Scrolls the page at its edges; returns whether it moved. */
function pull({ frame, channel }: CanvasFrame, { x, y }: Point): boolean {
  const shown = frame.current?.getBoundingClientRect();
  if (shown === undefined || x < shown.left || x >= shown.right) return false;
  const way = pullAt(y, shown);
  if (way !== 0) channel?.send('scrollBy', { x: 0, y: way });
  return way !== 0;
}

const none: readonly string[] = [];

export function movedOf(dragged: Carried): readonly string[] {
  return 'moved' in dragged ? dragged.moved : none;
}
