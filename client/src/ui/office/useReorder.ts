import { useState, type DragEvent } from 'react';

/** Where a row of an ordered list may go, and how it is dragged there. */
export interface Reorder {
  /** Moves a row; a place outside the list moves nothing. */
  readonly move: (from: number, to: number) => void;
  /** What to read out to those who cannot see where a row went. */
  readonly announcement: string;
  /** For the row at a place: it takes what is dropped on it. */
  readonly rowProps: (index: number) => {
    readonly 'data-dragged': boolean;
    readonly 'data-over': boolean;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
  /** For the grip of that row, which is what is dragged: text in the row can still be selected. */
  readonly gripProps: (index: number) => {
    readonly draggable: true;
    readonly onDragStart: (event: DragEvent) => void;
    readonly onDragEnd: () => void;
  };
}

/** Reorders a list by dragging or by buttons. `noun` names a row: `Entry moved to place 2 of 5`. */
export function useReorder(
  count: number,
  noun: string,
  onMove: (from: number, to: number) => void,
): Reorder {
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const [announcement, setAnnouncement] = useState('');
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= count) return;
    onMove(from, to);
    setAnnouncement(`${noun} moved to place ${String(to + 1)} of ${String(count)}`);
  };
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  return {
    move,
    announcement,
    rowProps: (index) => ({
      'data-dragged': dragged === index,
      'data-over': over === index && dragged !== index,
      // A list within the row has drags of its own, which are none of this list's.
      onDragOver: (event) => {
        if (dragged === undefined) return;
        event.preventDefault();
        setOver(index);
      },
      onDrop: (event) => {
        if (dragged === undefined) return;
        event.preventDefault();
        move(dragged, index);
        end();
      },
    }),
    gripProps: (index) => ({
      draggable: true,
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', '');
        const row = event.currentTarget.closest('li');
        if (row !== null) event.dataTransfer.setDragImage(row, 16, 16);
        setDragged(index);
      },
      onDragEnd: end,
    }),
  };
}
