/**
 * The number by which a block of the live page is shown in a preview: the first 48 bits of its uuid, so
 * that server and canvas give it the same one, also while it has no id of its own.
 */
export function previewId(uuid: string): number {
  return Number.parseInt(uuid.replaceAll('-', '').slice(0, 12), 16);
}
