/** How large the page is seen: so many pixels of the screen for one of the page, or as there is room. */
export type Zoom = number | 'fit';

/** Those that there are to choose. */
export const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5] as const;

/** What measuring and rounding take. */
const nearly = 0.001;

/** The next one that is larger or smaller; where there is none, it stays as it is. */
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

/** `75 %`. */
export function zoomLabel(zoom: Zoom): string {
  return zoom === 'fit' ? 'Fit' : `${String(Math.round(zoom * 100))} %`;
}
