const weak = /^W\//;

/**
 * RFC 9110 13.1.2: whether `If-None-Match` contains this tag, by weak comparison. The package
 * `fresh` is no faster, and treats a forced reload as stale (0097).
 */
export function namesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  // Browsers usually return exactly what they received.
  if (header === etag) return true;
  const marks = header.split(',').map((mark) => mark.trim().replace(weak, ''));
  return marks.includes(etag.replace(weak, '')) || marks.includes('*');
}
