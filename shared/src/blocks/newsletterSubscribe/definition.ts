import { defineBlock, type PropertiesOf } from '../model/block.js';
import { ownActions } from '../model/properties/actions.js';
import { flag } from '../model/properties/choices.js';
import { length } from '../model/properties/measures.js';
import { mailingList } from '../kit/mailing-list.js';
import { sectionProperties, textColours } from '../kit/section.js';
import { font, text } from '../model/properties/texts.js';

/** Subscription form of a mailing list. */
export const newsletterSubscribe = defineBlock({
  name: 'newsletterSubscribe',
  title: 'Newsletter',
  formerNames: ['newsletterSubscribe', 'newsletter'],
  places: ['store'],
  properties: {
    title: text({
      default: 'Stay in touch',
      maxLength: 100,
      label: 'Title',
      group: 'Content',
    }),
    copy: text({
      default: 'New products and occasional offers, by e-mail.',
      maxLength: 500,
      label: 'Text',
      group: 'Content',
    }),
    mailingList: mailingList('Content'),
    /** The first action is the submit button. */
    primaryActions: ownActions({ label: 'Button', group: 'Actions' }),
    stacked: flag({ default: false, label: 'Field above the button', group: 'Layout' }),
    spacing: length({ default: null, label: 'Spacing', group: 'Layout' }),
    font: font({ default: null, label: 'Font', group: 'Type' }),
    borderRadius: length({ default: null, label: 'Corner radius', group: 'Layout' }),
    formBorderRadius: length({
      default: null,
      label: 'Corner radius of the field',
      group: 'Layout',
    }),
    buttonBorderRadius: length({
      default: null,
      label: 'Corner radius of the button',
      group: 'Layout',
    }),
    ...textColours,
    ...sectionProperties,
  },
});

export type NewsletterSubscribeProperties = PropertiesOf<typeof newsletterSubscribe>;
