import { defineBlock } from '../model/block.js';
import type { Property, PropertyOptions } from '../model/property.js';
import { number } from '../model/properties/measures.js';
import { sectionProperties } from '../kit/section.js';
import { text } from '../model/properties/texts.js';
import { textIn } from '../model/wire.js';
import { linkOf } from '../../links/link.js';

/** Whether an external address may be framed: https, with a host name and no password. */
function isOtherHost(address: string): boolean {
  return /^https:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?(?:[/?#]|$)/i.test(address);
}

/** Path on this shop, or an https address on another host; null for none. */
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

/** Embedded page. */
export const iframe = defineBlock({
  name: 'iframe',
  title: 'Frame',
  formerNames: ['iframeBlock'],
  places: ['store', 'dashboard'],
  properties: {
    src: source({ label: 'Address', group: 'Content', wireNames: ['src', 'url'] }),
    title: text({
      maxLength: 100,
      label: 'Description for screen readers',
      group: 'Content',
    }),
    height: number({
      default: 1000,
      min: 50,
      max: 5000,
      isWhole: true,
      label: 'Height (pixels)',
      group: 'Layout',
    }),
    ...sectionProperties,
  },
  traits: {
    frameOrigins: ({ src }) => /^https:\/\/[^/?#]+/i.exec(src ?? '') ?? [],
  },
});
