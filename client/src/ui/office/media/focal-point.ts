/** Fractions of width and height, each 0 to 1. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const step = 0.01;
const bigStep = 0.1;

const within = (part: number): number => Math.min(1, Math.max(0, part));
const rounded = (part: number): number => Math.round(within(part) * 1000) / 1000;

/** Returns the point, clamped to the image (IMG-005). */
export function pointAt(x: number, y: number): Point {
  return { x: rounded(x), y: rounded(y) };
}

/** Moves a point by an arrow key, ten times as far with Shift. Undefined for other keys. */
export function movedBy(key: string, isFar: boolean, { x, y }: Point): Point | undefined {
  const by = isFar ? bigStep : step;
  switch (key) {
    case 'ArrowLeft':
      return pointAt(x - by, y);
    case 'ArrowRight':
      return pointAt(x + by, y);
    case 'ArrowUp':
      return pointAt(x, y - by);
    case 'ArrowDown':
      return pointAt(x, y + by);
    default:
      return undefined;
  }
}

/**
 * Returns the CSS `object-position` that keeps a focal point as close to the middle of a covered
 * frame as possible. `picture` and `frame` are width-to-height ratios.
 */
export function coverPosition(picture: number, frame: number, { x, y }: Point): string {
  const across = along(picture / frame, x);
  const down = along(frame / picture, y);
  return `${String(rounded(across) * 100)}% ${String(rounded(down) * 100)}%`;
}

/** `length` is the image's length relative to a frame of length 1. */
function along(length: number, focal: number): number {
  return length <= 1 ? 0.5 : (focal * length - 0.5) / (length - 1);
}
