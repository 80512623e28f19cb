/** Bytes `from` to `to` of a content, both included. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

const form = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * RFC 9110 14.2: the one part of a content that a Range header asks for; `none` when the content has no
 * such part. Undefined when all of it is to be sent: for no header, several parts and what is no range.
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
