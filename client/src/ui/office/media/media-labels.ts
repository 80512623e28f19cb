import type { MediaItem } from '@selvedge/shared/media/contract';

/** What the field of its search says. */
export const LIBRARY_SEARCH = {
  label: 'Search the library by name, tag or description',
  placeholder: 'Name, tag or description',
} as const;

/** What a dialog with it is called, where nothing more is to be said. */
export const LIBRARY_TITLE = 'Choose from your library';

const kindNames: Readonly<Record<string, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'image/svg+xml': 'SVG',
  'video/mp4': 'MP4',
};

/** `PNG`, `JPEG`, …: what kind of file it is, in the word people use. */
export function typeName({ contentType }: Pick<MediaItem, 'contentType'>): string {
  return kindNames[contentType] ?? contentType;
}

/** `640 B`, `12 KB`, `1.4 MB`; a kilobyte is 1,024 bytes, as in file managers. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${String(bytes)} B`;
  const kilobytes = Math.round(bytes / 1024);
  if (kilobytes < 1000) return `${String(kilobytes)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** `1200 × 800 px`; vectors have no pixels of their own, so only their proportions are told. */
export function dimensions({ contentType, width, height }: MediaItem): string {
  const unit = contentType === 'image/svg+xml' ? '' : ' px';
  return `${String(width)} × ${String(height)}${unit}`;
}
