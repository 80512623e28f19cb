/** Scale of the page as screen pixels per page pixel, or `fit` for the available width. */
export type Zoom = number | 'fit';

export const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5] as const;

/** Tolerance for measuring and rounding errors. */
const nearly = 0.001;

/** Returns the next larger or smaller zoom level, or the current scale at the ends. */
export function zoomFrom(scale: number, to: 'in' | 'out' | 'fit'): Zoom {
  switch (to) {
    case 'fit':
      return 'fit';
    case 'in':
      return ZOOMS.find((one) => one > scale + nearly) ?? scale;
    case 'out':
      return ZOOMS.findLast((one) => one < scale - nearly) ?? scale;
  }
}

export function zoomLabel(zoom: Zoom): string {
  return zoom === 'fit' ? 'Fit' : `${String(Math.round(zoom * 100))}%`;
}
