import { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';

/** Labels of a cropper's handles. */
export const cropLabels = {
  cropArea: 'Selected area. Use the arrow keys to move it.',
  nwDragHandle: 'Top left corner',
  nDragHandle: 'Top edge',
  neDragHandle: 'Top right corner',
  eDragHandle: 'Right edge',
  seDragHandle: 'Bottom right corner',
  sDragHandle: 'Bottom edge',
  swDragHandle: 'Bottom left corner',
  wDragHandle: 'Left edge',
};

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the largest centred crop of a ratio. */
export function largestCrop({ width, height }: Size, ratio: number): PercentCrop {
  const side = width / height > ratio ? { height: 100 } : { width: 100 };
  return centerCrop(makeAspectCrop({ unit: '%', ...side }, ratio, width, height), width, height);
}

/** Converts a crop to the API's fractions of width and height, 0 to 1. */
export function cropParts({ x, y, width, height }: PercentCrop) {
  const part = (percent: number) => Math.min(1, Math.max(0, percent / 100));
  return { x: part(x), y: part(y), width: part(width), height: part(height) };
}
