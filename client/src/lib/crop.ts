import { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';

/** What a cropper's handles are called. */
export const cropLabels = {
  cropArea: 'Part of the picture. Arrow keys move it.',
  nwDragHandle: 'Upper left corner',
  nDragHandle: 'Upper edge',
  neDragHandle: 'Upper right corner',
  eDragHandle: 'Right edge',
  seDragHandle: 'Lower right corner',
  sDragHandle: 'Lower edge',
  swDragHandle: 'Lower left corner',
  wDragHandle: 'Left edge',
};

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest part of a ratio, in the middle. */
export function largestCrop({ width, height }: Size, ratio: number): PercentCrop {
  const side = width / height > ratio ? { height: 100 } : { width: 100 };
  return centerCrop(makeAspectCrop({ unit: '%', ...side }, ratio, width, height), width, height);
}

/** As calls say it: in parts of width and height, 0 to 1. */
export function cropParts({ x, y, width, height }: PercentCrop) {
  const part = (percent: number) => Math.min(1, Math.max(0, percent / 100));
  return { x: part(x), y: part(y), width: part(width), height: part(height) };
}
