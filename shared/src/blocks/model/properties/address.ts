import type { Property, PropertyOptions } from '../property.js';
import { textIn } from '../wire.js';

const maxLength = 255;

/** Address to fetch data from: a path on the shop's own host, or https; null for none. */
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

/** Rejects what HTTP clients could interpret differently: backslashes, credentials, line breaks. */
function isFetchable(text: string): boolean {
  return (
    /^\/(?!\/)[^\s\\]*$/.test(text) || /^https:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/i.test(text)
  );
}
