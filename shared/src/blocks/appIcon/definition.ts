import { defineBlock } from '../model/block.js';
import { alignment, colour } from '../model/properties/choices.js';
import { length } from '../model/properties/measures.js';
import { sectionProperties } from '../kit/section.js';
import { icon, link, text } from '../model/properties/texts.js';

/** LAY-051: how large an icon is that stands alone. */
const defaultIconSize = '2em';

/** BLK-014: an icon, which may lead somewhere. */
export const appIcon = defineBlock({
  name: 'appIcon',
  title: 'Icon',
  formerNames: ['appIconBlock'],
  places: ['store', 'dashboard'],
  properties: {
    icon: icon({ label: 'Icon', group: 'Content' }),
    label: text({
      maxLength: 80,
      label: 'What it stands for, for those who cannot see it',
      group: 'Content',
    }),
    size: length({ default: defaultIconSize, label: 'Size', group: 'Layout' }),
    href: link({ label: 'Where it leads', group: 'Actions' }),
    color: colour({ label: 'Colour', group: 'Colours', wireNames: ['color', 'colour'] }),
    align: alignment('left'),
    ...sectionProperties,
  },
});
