import type { Property, PropertyOptions } from '../property.js';
import { textIn } from '../wire.js';

/** In characters: what fits into one line of a form. */
const maxLength = 255;

/** BLK-009: an address that data is fetched from: a path of the shop's own host, or https; null for none. */
export function address(options: PropertyOptions): Property<string | null> {
  return {
    ...options,
    kind: 'text',
    isCode: true,
    default: null,
    maxLength,
    read: (value) => {
      const found = textIn(value)?.trim() ?? '';
      return found.length <= maxLength && isFetchable(found) ? found : undefined;
    },
  };
}

/** Nothing that a client of HTTP would read otherwise: no backslash, no name and password, no break. */
function isFetchable(text: string): boolean {
  return (
    /^\/(?!\/)[^\s\\]*$/.test(text) || /^https:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/i.test(text)
  );
}
