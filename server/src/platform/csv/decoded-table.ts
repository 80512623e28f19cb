/** Decodes a table as spreadsheets save it: UTF-8, UTF-16 with a byte order mark or Windows-1252. */
export function decodedTable(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Bytes that are not valid UTF-8 come from the older "CSV" format of spreadsheets.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
