import type { Json } from '../../../catalogue/contract.js';
import type { ImagePoint } from '../../../images/image-options.js';
import { isPictureSource } from '../../../links/link.js';
import type { Property, PropertyOptions } from '../property.js';
import { numberIn, objectIn, textIn } from '../wire.js';
import { text } from './texts.js';

type PictureOptions = PropertyOptions &
  Pick<Property<unknown>, 'media' | 'alternative' | 'widths' | 'focalPoint'>;

/** The address of a picture or film that may be loaded (UTL-004); null for none. */
export function image(options: PictureOptions): Property<string | null> {
  return { ...options, kind: 'image', default: null, read: sourceIn };
}

/** What is said in the place of a block's picture. */
export const imageAlt = text({
  maxLength: 300,
  label: 'What the picture shows, for those who cannot see it',
  group: 'Picture',
  wireNames: ['imageAlt', 'alt'],
});

/** `/a.webp 480w, /b.webp 960w`: the same picture in several widths; null where the image service makes them. */
export function imageSet(options: PropertyOptions): Property<string | null> {
  return { ...options, kind: 'imageSet', default: null, read: setIn };
}

/** What stays in view of a picture that is cut off, as the `object-position` of CSS; null for its middle. */
export function focalPoint(picture: string): Property<string | null> {
  return {
    kind: 'focalPoint',
    default: null,
    label: 'Focal point',
    group: 'Picture',
    picture,
    read: positionIn,
  };
}

/** Where an object of a picture holds its address. */
const SOURCE_NAMES = ['src', 'url', 'original'] as const;

/** An address, or an object that holds it as the library's answers do (API-036). */
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

/** `{ x: 0.3, y: 0.25 }`, in parts of width and height as the library's answers have it (IMG-005). */
function positionIn(value: Json): string | undefined {
  const { x, y } = objectIn(value) ?? {};
  const [across, down] = [numberIn(x), numberIn(y)];
  if (across === undefined || down === undefined) return undefined;
  return objectPositionOf({ x: across, y: down });
}

/** The `object-position` of CSS with which a point of a picture is in view in any frame. */
export function objectPositionOf({ x, y }: ImagePoint): string {
  return `${percentOf(x)} ${percentOf(y)}`;
}

function percentOf(part: number): string {
  return `${Math.round(Math.min(1, Math.max(0, part)) * 1000) / 10}%`;
}
