const weak = /^W\//;

/**
 * RFC 9110 13.1.2: whether `If-None-Match` names this mark; a weak one is as good, on either side. `fresh` takes
 * as long for a mark, and for two 0.9 times as long, but calls nothing known to who reloads (0097).
 */
export function namesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  // Browsers send back what they got.
  if (header === etag) return true;
  const marks = header.split(',').map((mark) => mark.trim().replace(weak, ''));
  return marks.includes(etag.replace(weak, '')) || marks.includes('*');
}
