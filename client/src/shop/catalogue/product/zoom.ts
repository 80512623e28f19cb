/** How a picture is enlarged: a scale, and the point of it that stays in place, in percent. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** CST-092, CST-093. */
const least = 1;
const most = 2;
const tick = 0.1;
/** Of a press of an arrow key, in percent. */
const step = 10;

export const unzoomed: Zoom = { scale: least, x: 50, y: 50 };

/** What a key does to an enlarged picture. */
const KEYS: Readonly<Record<string, (zoom: Zoom) => Zoom>> = {
  ArrowLeft: (zoom) => panned(zoom, zoom.x - step, zoom.y),
  ArrowRight: (zoom) => panned(zoom, zoom.x + step, zoom.y),
  ArrowUp: (zoom) => panned(zoom, zoom.x, zoom.y - step),
  ArrowDown: (zoom) => panned(zoom, zoom.x, zoom.y + step),
  '+': (zoom) => wheeled(zoom, 1),
  '-': (zoom) => wheeled(zoom, -1),
  Escape: () => unzoomed,
};

export function isZoomed({ scale }: Zoom): boolean {
  return scale > least;
}

/** IMG-013: a click enlarges around the point clicked, and another one ends it. */
export function toggled(zoom: Zoom, x = 50, y = 50): Zoom {
  return isZoomed(zoom) ? unzoomed : panned({ ...unzoomed, scale: most }, x, y);
}

/** IMG-013: to the point under the mouse, in percent. */
export function panned({ scale }: Zoom, x: number, y: number): Zoom {
  return { scale, x: within(x, 0, 100), y: within(y, 0, 100) };
}

/** IMG-014: by ticks of the wheel, positive to enlarge. */
export function wheeled(zoom: Zoom, ticks: number): Zoom {
  // Sums of tenths leave a remainder in binary.
  const scale = Math.round((zoom.scale + ticks * tick) * 10) / 10;
  return { ...zoom, scale: within(scale, least, most) };
}

/** NFR-007: what a key does; undefined for a key that is none of the zoom's. */
export function keyed(zoom: Zoom, key: string): Zoom | undefined {
  return isZoomed(zoom) && Object.hasOwn(KEYS, key) ? KEYS[key]?.(zoom) : undefined;
}

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
