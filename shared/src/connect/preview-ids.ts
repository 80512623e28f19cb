/**
 * Number of a live block in a preview: the first 48 bits of its uuid. Server and canvas derive the
 * same number, even before the block has an id.
 */
export function previewId(uuid: string): number {
  return Number.parseInt(uuid.replaceAll('-', '').slice(0, 12), 16);
}
