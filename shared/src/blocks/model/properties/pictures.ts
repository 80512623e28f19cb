import type { Json } from '../../../catalogue/contract.js';
import { isPictureSource } from '../../../links/link.js';
import type { Property, PropertyWords } from '../property.js';
import { objectIn, textIn } from '../wire.js';
import { text } from './words.js';

type PictureOptions = PropertyWords & Pick<Property<unknown>, 'media' | 'alternative' | 'widths'>;

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
export function imageSet(words: PropertyWords): Property<string | null> {
  return { ...words, kind: 'imageSet', default: null, read: setIn };
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
