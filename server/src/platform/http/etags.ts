/** RFC 9110 13.1.2: whether `If-None-Match` names this mark; a weak one is as good. */
export function namesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const marks = header.split(',').map((mark) => mark.trim().replace(/^W\//, ''));
  return marks.includes(etag) || marks.includes('*');
}
