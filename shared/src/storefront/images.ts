/** IMG-004. In pixels. */
export const IMAGE_WIDTHS = [480, 640, 960, 1280, 1920] as const;

/** The picture in one of the widths that the image service keeps. */
export function imageLink(original: string, width: (typeof IMAGE_WIDTHS)[number]): string {
  return `${original}?w=${width}`;
}

/** A `srcset` of every kept width. */
export function imageSet(original: string): string {
  return IMAGE_WIDTHS.map((width) => `${imageLink(original, width)} ${width}w`).join(', ');
}
