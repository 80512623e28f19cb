/** Bytes `from` to `to`, both inclusive. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

const form = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Parses a Range header with one range (RFC 9110 14.2). Returns `none` if the content has no such
 * part; undefined to send everything: without a header, for several ranges and for invalid ones.
 */
export function rangeIn(header: string | undefined, bytes: number): ByteRange | 'none' | undefined {
  const named = form.exec(header ?? '');
  if (named === null) return undefined;
  const [first, last] = [numberIn(named[1]), numberIn(named[2])];
  if (first === undefined) return last === undefined ? undefined : ending(last, bytes);
  if (last !== undefined && last < first) return undefined;
  return first >= bytes ? 'none' : { from: first, to: Math.min(bytes - 1, last ?? Infinity) };
}

function ending(length: number, bytes: number): ByteRange | 'none' {
  return length === 0 ? 'none' : { from: Math.max(0, bytes - length), to: bytes - 1 };
}

const numberIn = (digits: string | undefined): number | undefined =>
  digits ? Number(digits) : undefined;
