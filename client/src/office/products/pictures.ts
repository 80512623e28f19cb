/** Image service link for a width in pixels. */
export function pictureLink(original: string, width: 480 | 640 | 960): string {
  return `${original}?w=${String(width)}`;
}
