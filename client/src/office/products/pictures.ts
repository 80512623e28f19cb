/** A picture of the image service, so wide in pixels. */
export function pictureLink(original: string, width: 480 | 640 | 960): string {
  return `${original}?w=${String(width)}`;
}
