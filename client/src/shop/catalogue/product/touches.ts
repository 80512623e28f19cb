import { dragged, pinched, toggled, type Zoom } from './zoom.js';

/** Position in percent of the picture's area. */
interface Point {
  readonly x: number;
  readonly y: number;
}

interface Finger {
  readonly start: Point & { readonly time: number };
  readonly now: Point;
}

/** Maximum duration of a tap and of the pause before the second one, in milliseconds. */
const tapMs = 300;
/** Maximum distance within a tap and between two, in percent. */
const tapDistance = 6;

/** Turns touches into zoom: two fingers pinch, one drags an enlarged picture, two taps toggle. */
export class Touches {
  private readonly fingers = new Map<number, Finger>();
  private tap: (Point & { readonly time: number }) | undefined;

  start(id: number, point: Point, time: number): void {
    this.fingers.set(id, { start: { ...point, time }, now: point });
    if (this.fingers.size > 1) this.tap = undefined;
  }

  move(id: number, point: Point, zoom: Zoom): Zoom {
    const finger = this.fingers.get(id);
    if (finger === undefined) return zoom;
    this.fingers.set(id, { ...finger, now: point });
    const other = [...this.fingers].find(([key]) => key !== id)?.[1].now;
    if (other === undefined) return dragged(zoom, point.x - finger.now.x, point.y - finger.now.y);
    const before = Math.max(distance(finger.now, other), 1);
    const ratio = distance(point, other) / before;
    return pinched(zoom, ratio, (point.x + other.x) / 2, (point.y + other.y) / 2);
  }

  end(id: number, time: number, zoom: Zoom): Zoom {
    const finger = this.fingers.get(id);
    this.fingers.delete(id);
    if (finger === undefined || this.fingers.size > 0) return zoom;
    const { start, now } = finger;
    const isTap = time - start.time < tapMs && distance(start, now) < tapDistance;
    const { tap } = this;
    this.tap = isTap ? { ...now, time } : undefined;
    if (!isTap || tap === undefined) return zoom;
    if (time - tap.time > 2 * tapMs || distance(tap, now) > 2 * tapDistance) return zoom;
    this.tap = undefined;
    return toggled(zoom, now.x, now.y);
  }

  /** Forgets a touch that the browser uses to scroll. */
  cancel(id: number): void {
    this.fingers.delete(id);
    this.tap = undefined;
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
