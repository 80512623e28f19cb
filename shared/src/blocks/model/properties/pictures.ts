import type { Json } from '../../../catalogue/contract.js';
import type { ImagePoint } from '../../../images/image-options.js';
import { isPictureSource } from '../../../links/link.js';
import type { Property, PropertyOptions } from '../property.js';
import { numberIn, objectIn, textIn } from '../wire.js';
import { text } from './texts.js';

type PictureOptions = PropertyOptions &
  Pick<Property<unknown>, 'media' | 'alternative' | 'widths' | 'focalPoint' | 'themeKey'>;

/** Address of an image or video from an allowed source; null for none. */
export function image(options: PictureOptions): Property<string | null> {
  return { ...options, kind: 'image', default: null, read: sourceIn };
}

/** Alternative text of an image. */
export const imageAlt = text({
  maxLength: 300,
  label: 'Alternative text',
  group: 'Image',
  wireNames: ['imageAlt', 'alt'],
});

/**
 * Widths of an image, as in `/a.webp 480w, /b.webp 960w`; null if the image service creates them.
 */
export function imageSet(options: PropertyOptions): Property<string | null> {
  return { ...options, kind: 'imageSet', default: null, read: setIn };
}

/**
 * Point that stays in view when the image is cropped, as CSS `object-position`; null for the
 * centre.
 */
export function focalPoint(picture: string): Property<string | null> {
  return {
    kind: 'focalPoint',
    default: null,
    label: 'Focal point',
    group: 'Image',
    picture,
    read: positionIn,
  };
}

/** Fields of an image object that may contain its address. */
const SOURCE_NAMES = ['src', 'url', 'original'] as const;

/** Reads an address, or the object of a library response that contains it. */
function sourceIn(value: Json): string | undefined {
  const from = objectIn(value);
  if (from !== undefined) {
    const within = { ...objectIn(from['thumbnails']), ...from };
    const found = SOURCE_NAMES.map((name) => within[name]).find((one) => typeof one === 'string');
    return found === undefined ? undefined : sourceIn(found);
  }
  const source = textIn(value)?.trim() ?? '';
  return source !== '' && isPictureSource(source) ? source : undefined;
}

function setIn(value: Json): string | undefined {
  const candidates =
    textIn(value)
      ?.split(/,\s+|,$/)
      .map((candidate) => candidate.trim()) ?? [];
  const fit = candidates.filter((candidate) => {
    const [, source = ''] = /^(\S+) \d{1,5}w$/.exec(candidate) ?? [];
    return source !== '' && isPictureSource(source);
  });
  return fit.length === 0 ? undefined : fit.join(', ');
}

/** Reads `{ x: 0.3, y: 0.25 }`, fractions of width and height as in library responses. */
function positionIn(value: Json): string | undefined {
  const { x, y } = objectIn(value) ?? {};
  const [across, down] = [numberIn(x), numberIn(y)];
  if (across === undefined || down === undefined) return undefined;
  return objectPositionOf({ x: across, y: down });
}

/** Returns the CSS `object-position` that keeps the point in view in any frame. */
export function objectPositionOf({ x, y }: ImagePoint): string {
  return `${percentOf(x)} ${percentOf(y)}`;
}

function percentOf(part: number): string {
  return `${Math.round(Math.min(1, Math.max(0, part)) * 1000) / 10}%`;
}
