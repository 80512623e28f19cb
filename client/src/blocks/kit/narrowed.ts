import { Children, cloneElement, isValidElement, type ReactNode } from 'react';

interface CellMeasures {
  readonly widthShare?: number;
  readonly perRow?: number;
}

/** Overrides the measures of cells, so that images are not requested too large. */
export function narrowed(children: ReactNode, measures: CellMeasures): ReactNode {
  return Children.map(children, (cell) =>
    isValidElement<CellMeasures>(cell) ? cloneElement(cell, measures) : cell,
  );
}
