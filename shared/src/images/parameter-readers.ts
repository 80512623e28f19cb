import type { ImageCorners, ImagePoint } from './image-options.js';

/** Parses the text of a parameter; undefined if it is invalid. */
export interface ParameterReader<Value> {
  readonly read: (text: string) => Value | undefined;
  /** Completes `must be …`. */
  readonly must: string;
}

const wholeNumber = /^\d{1,6}$/;
const decimalNumber = /^-?\d{1,6}(\.\d{1,12})?$/;
const colour = /^([0-9a-f]{3}|[0-9a-f]{6})$/i;

export function whole(min: number, max: number): ParameterReader<number> {
  return {
    read: (text) => (wholeNumber.test(text) ? between(Number(text), min, max) : undefined),
    must: `a whole number from ${min} to ${max}`,
  };
}

export function decimals(min: number, max: number): ParameterReader<number> {
  return {
    read: (text) => (decimalNumber.test(text) ? between(Number(text), min, max) : undefined),
    must: `a number from ${min} to ${max}`,
  };
}

/** Any number, clamped to 0 to 1. */
export const part: ParameterReader<number> = {
  read: (text) =>
    decimalNumber.test(text) ? Math.min(1, Math.max(0, Number(text))) || 0 : undefined,
  must: 'a number',
};

export const yesOrNo: ParameterReader<boolean> = {
  read: (text) => (/^(1|true|0|false)$/.test(text) ? text === '1' || text === 'true' : undefined),
  must: '1 or 0',
};

export function oneOf<Choice extends string>(choices: readonly Choice[]): ParameterReader<Choice> {
  return {
    read: (text) => choices.find((choice) => choice === text),
    must: `one of ${choices.join(', ')}`,
  };
}

export const hexColour: ParameterReader<string> = {
  read: (text) => {
    if (!colour.test(text)) return undefined;
    const digits = text.toLowerCase();
    return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
  },
  must: 'a colour such as f4f4f1',
};

export const corners: ParameterReader<ImageCorners> = {
  read: (text) => {
    const { read } = decimals(-1, 2);
    const [ax, ay, bx, by, cx, cy, dx, dy, ...more] = text.split(',').map(read);
    const points = [pointAt(ax, ay), pointAt(bx, by), pointAt(cx, cy), pointAt(dx, dy)];
    const [a, b, c, d] = points;
    if (!a || !b || !c || !d || more.length > 0) return undefined;
    return isConvex([a, b, c, d]) ? [a, b, c, d] : undefined;
  },
  must: 'eight comma-separated numbers from -1 to 2, the corners of a convex quadrilateral',
};

function between(value: number, min: number, max: number): number | undefined {
  return value >= min && value <= max ? value : undefined;
}

function pointAt(x: number | undefined, y: number | undefined): ImagePoint | undefined {
  return x === undefined || y === undefined ? undefined : { x, y };
}

/** Thinner quadrilaterals would show only rounding errors. */
const leastTurn = 1e-3;

/** Whether all corners turn in the same direction. */
function isConvex([a, b, c, d]: ImageCorners): boolean {
  const turns = [turn(a, b, c), turn(b, c, d), turn(c, d, a), turn(d, a, b)];
  return turns.every((t) => t >= leastTurn) || turns.every((t) => t <= -leastTurn);
}

function turn(a: ImagePoint, b: ImagePoint, c: ImagePoint): number {
  return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
}
