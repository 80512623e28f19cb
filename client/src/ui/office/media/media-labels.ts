import type { MediaItem } from '@selvedge/shared/media/contract';

export const LIBRARY_SEARCH = {
  label: 'Search the library by name, tag or alt text',
  placeholder: 'Name, tag or alt text',
} as const;

/** Default title of the media dialog. */
export const LIBRARY_TITLE = 'Choose from your library';

const kindNames: Readonly<Record<string, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'image/svg+xml': 'SVG',
  'video/mp4': 'MP4',
};

/** Returns the common name of the file type: `PNG`, `JPEG`. */
export function typeName({ contentType }: Pick<MediaItem, 'contentType'>): string {
  return kindNames[contentType] ?? contentType;
}

/**
 * Formats a size as `640 B`, `12 KB` or `1.4 MB`; a kilobyte is 1,024 bytes, as in file managers.
 */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${String(bytes)} B`;
  const kilobytes = Math.round(bytes / 1024);
  if (kilobytes < 1000) return `${String(kilobytes)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/**
 * Formats as `1200 × 800 px`. Vector images have no pixel size, so only their proportions are
 * given.
 */
export function dimensions({ contentType, width, height }: MediaItem): string {
  const unit = contentType === 'image/svg+xml' ? '' : ' px';
  return `${String(width)} × ${String(height)}${unit}`;
}
