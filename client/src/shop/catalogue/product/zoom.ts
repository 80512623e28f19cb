/** Scale, and the fixed point of the image in percent. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Scale limits and step (CST-092, CST-093). */
const least = 1;
const most = 2;
const tick = 0.1;
/** Distance of an arrow key in percent. */
const step = 10;

export const unzoomed: Zoom = { scale: least, x: 50, y: 50 };

/** Keyboard actions on an enlarged image; Escape closes the viewer instead. */
const KEYS: Readonly<Record<string, (zoom: Zoom) => Zoom>> = {
  ArrowLeft: (zoom) => panned(zoom, zoom.x - step, zoom.y),
  ArrowRight: (zoom) => panned(zoom, zoom.x + step, zoom.y),
  ArrowUp: (zoom) => panned(zoom, zoom.x, zoom.y - step),
  ArrowDown: (zoom) => panned(zoom, zoom.x, zoom.y + step),
  '+': (zoom) => wheeled(zoom, 1),
  '-': (zoom) => wheeled(zoom, -1),
};

export function isZoomed({ scale }: Zoom): boolean {
  return scale > least;
}

/** Enlarges around the clicked point, or ends the zoom (IMG-013). */
export function toggled(zoom: Zoom, x = 50, y = 50): Zoom {
  return isZoomed(zoom) ? unzoomed : panned({ ...unzoomed, scale: most }, x, y);
}

/** Moves to the point under the mouse, in percent (IMG-013). */
export function panned({ scale }: Zoom, x: number, y: number): Zoom {
  return { scale, x: within(x, 0, 100), y: within(y, 0, 100) };
}

/** Changes the scale by wheel ticks; positive enlarges (IMG-014). */
export function wheeled(zoom: Zoom, ticks: number): Zoom {
  // Avoids binary rounding errors of sums of tenths.
  const scale = Math.round((zoom.scale + ticks * tick) * 10) / 10;
  return { ...zoom, scale: within(scale, least, most) };
}

/** Moves the image under a finger by a distance in percent of its area. */
export function dragged(zoom: Zoom, dx: number, dy: number): Zoom {
  const moved = zoom.scale - least;
  return isZoomed(zoom) ? panned(zoom, zoom.x - dx / moved, zoom.y - dy / moved) : zoom;
}

/** Multiplies the scale, around the given point if the image was not enlarged. */
export function pinched(zoom: Zoom, ratio: number, x: number, y: number): Zoom {
  const scale = within(zoom.scale * ratio, least, most);
  return isZoomed(zoom) ? { ...zoom, scale } : panned({ ...zoom, scale }, x, y);
}

/** Applies a key; undefined if the zoom does not use it (NFR-007). */
export function keyed(zoom: Zoom, key: string): Zoom | undefined {
  return isZoomed(zoom) && Object.hasOwn(KEYS, key) ? KEYS[key]?.(zoom) : undefined;
}

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
