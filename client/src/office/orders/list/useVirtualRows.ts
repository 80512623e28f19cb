import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Of rows that are cards, the space between. */
interface RowSizes {
  readonly height: number;
  readonly gap: number;
}

/** As the list was measured that was left last: who comes back finds each row where it was. */
let left: { readonly list: string; readonly rows: VirtualItem[] } | undefined;

/** Of a list that scrolls with the window, the rows that can be seen, and the space that the others take. */
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
    // Enough for the keyboard to go on to the next row.
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
