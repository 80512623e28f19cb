import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Size in pixels; `gap` is the space between cards. */
interface RowSizes {
  readonly height: number;
  readonly gap: number;
}

/** Measurements of the list left last, so that returning to it restores the scroll position. */
let left: { readonly list: string; readonly rows: VirtualItem[] } | undefined;

/** Returns the rows in view of a list that scrolls with the window, and the space of the others. */
export function useVirtualRows(list: string, count: number, { height, gap }: RowSizes) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (body.current !== null) setTop(body.current.getBoundingClientRect().top + scrollY);
  }, [height]);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const rows = useWindowVirtualizer({
    count,
    gap,
    estimateSize: () => height,
    // Enough rows that the keyboard can move to the next one.
    overscan: 8,
    scrollMargin: top,
    ...(left?.list === list && { initialMeasurementsCache: left.rows.slice(0, count) }),
  });
  useEffect(
    () => () => {
      left = { list, rows: rows.takeSnapshot() };
    },
    [list, rows],
  );
  const shown = rows.getVirtualItems();
  const [first, last] = [shown.at(0), shown.at(-1)];
  const above = (first?.start ?? top) - top;
  const below = rows.getTotalSize() - ((last?.end ?? top) - top);
  return {
    body,
    measure: rows.measureElement,
    shown,
    above: Math.max(0, above - gap),
    below: Math.max(0, below - gap),
    isNearEnd: (last?.index ?? 0) >= count - 20,
  };
}
