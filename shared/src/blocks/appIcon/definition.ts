import { defineBlock } from '../model/block.js';
import { alignment, colour } from '../model/properties/choices.js';
import { length } from '../model/properties/measures.js';
import { sectionProperties } from '../kit/section.js';
import { icon, link, text } from '../model/properties/texts.js';

/** Size of a standalone icon. */
const defaultIconSize = '2em';

/** Icon with an optional link. */
export const appIcon = defineBlock({
  name: 'appIcon',
  title: 'Icon',
  formerNames: ['appIconBlock'],
  places: ['store', 'dashboard'],
  properties: {
    icon: icon({ label: 'Icon', group: 'Content' }),
    label: text({
      maxLength: 80,
      label: 'Text for screen readers',
      group: 'Content',
    }),
    size: length({ default: defaultIconSize, label: 'Size', group: 'Layout' }),
    href: link({ label: 'Link', group: 'Actions' }),
    color: colour({ label: 'Colour', group: 'Colours', wireNames: ['color', 'colour'] }),
    align: alignment('left'),
    ...sectionProperties,
  },
});
