import { defineBlock } from '../model/block.js';
import type { Property, PropertyOptions } from '../model/property.js';
import { number } from '../model/properties/measures.js';
import { sectionProperties } from '../kit/section.js';
import { text } from '../model/properties/texts.js';
import { textIn } from '../model/wire.js';
import { linkOf } from '../../links/link.js';

/** Whether an address is one of another host that may be framed: https, with a name, without a password. */
function isOtherHost(address: string): boolean {
  return /^https:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?(?:[/?#]|$)/i.test(address);
}

/** A page of this shop by its path, or one of another host by https; null for none. */
function source(options: PropertyOptions): Property<string | null> {
  return {
    ...options,
    kind: 'link',
    default: null,
    read: (value) => {
      const link = linkOf(textIn(value) ?? '');
      if (link.kind === 'internal') return link.href.startsWith('/') ? link.href : undefined;
      return link.kind === 'external' && isOtherHost(link.href) ? link.href : undefined;
    },
  };
}

/** BLK-025: another page within this one. */
export const iframe = defineBlock({
  name: 'iframe',
  title: 'Frame',
  formerNames: ['iframeBlock'],
  places: ['store', 'dashboard'],
  properties: {
    src: source({ label: 'Address', group: 'Content', wireNames: ['src', 'url'] }),
    title: text({
      maxLength: 100,
      label: 'What it shows, for those who cannot see it',
      group: 'Content',
    }),
    /** In pixels. */
    height: number({
      default: 1000,
      min: 50,
      max: 5000,
      isWhole: true,
      label: 'Height',
      group: 'Layout',
    }),
    ...sectionProperties,
  },
  traits: {
    frameOrigins: ({ src }) => /^https:\/\/[^/?#]+/i.exec(src ?? '') ?? [],
  },
});
