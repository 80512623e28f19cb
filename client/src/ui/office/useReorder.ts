import { useState, type DragEvent } from 'react';

/** Reordering of a list's rows by drag or button. */
export interface Reorder {
  /** Moves a row; does nothing if a position is outside the list. */
  readonly move: (from: number, to: number) => void;
  /** Screen reader announcement of the last move. */
  readonly announcement: string;
  /** Props of the row at this position, which accepts drops. */
  readonly rowProps: (index: number) => {
    readonly 'data-dragged': boolean;
    readonly 'data-over': boolean;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
  /**
   * Props of the row's drag handle. Only the handle is draggable, so text in the row can be
   * selected.
   */
  readonly gripProps: (index: number) => {
    readonly draggable: true;
    readonly onDragStart: (event: DragEvent) => void;
    readonly onDragEnd: () => void;
  };
}

/** Reorders a list by dragging or by buttons. `noun` names a row: `Entry moved to position 2 of 5`. */
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
    setAnnouncement(`${noun} moved to position ${String(to + 1)} of ${String(count)}`);
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
      // Ignores drags of a list nested in the row.
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
