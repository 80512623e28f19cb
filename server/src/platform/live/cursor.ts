import type { CursorPositions } from '@selvedge/shared/live/contract';

/** Maximum length of an accepted cursor, enough for thousands of divisions. */
const maxCursorLength = 65_536;

/**
 * Encodes the positions that a screen has seen as an opaque cursor: base64url of `{division:
 * position}`.
 */
export function encodeCursor(positions: ReadonlyMap<number, number>): string {
  const plain: CursorPositions = Object.fromEntries(positions);
  return Buffer.from(JSON.stringify(plain)).toString('base64url');
}

/** Decodes a client's cursor; undefined if it is invalid. */
export function decodeCursor(cursor: string): ReadonlyMap<number, number> | undefined {
  if (cursor.length === 0 || cursor.length > maxCursorLength) return undefined;
  const plain = parsed(Buffer.from(cursor, 'base64url').toString());
  if (typeof plain !== 'object' || plain === null || Array.isArray(plain)) return undefined;
  const positions = new Map<number, number>();
  for (const [division, position] of Object.entries(plain)) {
    if (!/^\d{1,10}$/.test(division) || !isPosition(position)) return undefined;
    positions.set(Number(division), position);
  }
  return positions;
}

function isPosition(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
