/** Maximum file size in bytes: 25 MB. */
export const maxMediaBytes = 25 * 1024 * 1024;
export const mediaTooLarge = 'The file is larger than 25 MB';
/** Maximum number of pixels of an image, and of its longest side. */
export const maxMediaPixels = 50_000_000;
export const maxMediaSide = 16_000;
/**
 * File name extensions of accepted formats (VAL-037). The actual type is detected from the content.
 */
export const mediaFormats = ['png', 'jpg', 'jpeg', 'webp', 'svg', 'mp4'] as const;
/** Maximum number per image or video. */
export const maxTags = 30;
export const maxTagLength = 40;

export const MEDIA_TYPES = ['image', 'video', 'png', 'jpeg', 'webp', 'svg', 'mp4'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** In UTF-16 code units. */
export const maxMacrosLength = 500;

const simpleMacros: ReadonlySet<string> = new Set([
  'unused',
  'used',
  ...MEDIA_TYPES.map((type) => `type:${type}`),
]);

/**
 * Whether a comma-separated list contains only macros. Empty lists and a trailing comma are
 * allowed.
 */
export function isMacroList(list: string): boolean {
  if (list.length > maxMacrosLength) return false;
  const macros = list.split(',').map((macro) => macro.trim());
  if (macros.at(-1) === '') macros.pop();
  return macros.every((macro) => simpleMacros.has(macro) || isTagMacro(macro));
}

function isTagMacro(macro: string): boolean {
  const length = macro.length - 'tag:'.length;
  return macro.startsWith('tag:') && length > 0 && length <= maxTagLength;
}

/** Filters of API-036, combined with AND. */
export interface MediaFilters {
  readonly type: MediaType | null;
  /** Items must have all of them. */
  readonly tags: readonly string[];
  readonly isUsed: boolean | null;
}

/** Parses a valid list of macros. Of several types, or of used and unused, the last one counts. */
export function mediaFilters(macros: string): MediaFilters {
  const names = macros.split(',').map((macro) => macro.trim());
  const usage = names.findLast((name) => name === 'used' || name === 'unused');
  const type = names.findLast((name) => name.startsWith('type:'))?.slice('type:'.length);
  return {
    type: MEDIA_TYPES.find((candidate) => candidate === type) ?? null,
    tags: names.filter((name) => name.startsWith('tag:')).map((name) => name.slice('tag:'.length)),
    isUsed: usage === undefined ? null : usage === 'used',
  };
}

/** Formats filters as macros. */
export function macrosOf({ type, tags, isUsed }: MediaFilters): string {
  return [
    ...(type === null ? [] : [`type:${type}`]),
    ...tags.map((tag) => `tag:${tag}`),
    ...(isUsed === null ? [] : [isUsed ? 'used' : 'unused']),
  ].join(',');
}
