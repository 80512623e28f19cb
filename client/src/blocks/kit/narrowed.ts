import { Children, cloneElement, isValidElement, type ReactNode } from 'react';

interface CellMeasures {
  readonly widthShare?: number;
  readonly perRow?: number;
}

/** Cells with other measures than those of their size, so that no picture is fetched too large. */
export function narrowed(children: ReactNode, measures: CellMeasures): ReactNode {
  return Children.map(children, (cell) =>
    isValidElement<CellMeasures>(cell) ? cloneElement(cell, measures) : cell,
  );
}
