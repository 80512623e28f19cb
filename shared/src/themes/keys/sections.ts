import { key } from './key.js';

/** THM-062, THM-063: a ratio, a mount and a frame for every picture of goods. */
export const imageKeys = {
  'image.radius': key('length', '{border.radius}', 'Picture corners'),
  'image.ratio': key('ratio', '4 / 5', 'Picture ratio'),
  'image.background': key(
    'colour',
    'mix({page.background}, {text.color}, 0.08)',
    'Behind pictures',
  ),
  'image.inset': key('length', '0px', 'Mount around a picture'),
  'image.border.color': key('colour', '#0000', 'Frame of a picture'),
  'image.shadow': key('shadow', 'none', 'Picture shadow'),
  'image.default': key('image', '', 'Picture where none is chosen'),
  'video.default': key('image', '', 'Video where none is chosen'),
};

/** THM-064. */
export const bannerKeys = {
  'banner.background': key('colour', 'mix({page.background}, {primary.color}, 0.1)', 'Banner'),
  'banner.title.color': key('colour', '{heading.color}', 'Banner title'),
  'banner.title.background': key('colour', '#0000', 'Behind the banner title'),
  'banner.title.size': key('length', 'clamp(2.5rem, 1.1rem + 3.6vw, 4.25rem)', 'Banner title size'),
  'banner.copy.color': key('colour', '{text.color}', 'Banner text'),
  'banner.copy.background': key('colour', '#0000', 'Behind the banner text'),
  'banner.shadow': key('shadow', 'none', 'Banner text shadow'),
  'banner.align': key('align', 'start', 'Banner alignment'),
  'banner.columns': key('tracks', '5fr 6fr', 'Banner columns: words, pictures'),
  'banner.space': key('length', '0px', 'Space under the pictures of a banner'),
  'banner.image.radius': key('lengths', '{image.radius}', 'Banner picture corners'),
  'banner.image.ratio': key('ratio', '4 / 5', 'Banner picture ratio'),
};

/** THM-066, THM-067, THM-071. */
export const blockKeys = {
  'feature.background': key('colour', '{box.background}', 'Feature background'),
  'feature.text.color': key('colour', '{text.color}', 'Feature text'),
  'quote.background': key('colour', '{box.background}', 'Quote background'),
  'quote.text.color': key('colour', '{text.color}', 'Quote text'),
  'newsletter.background': key('colour', '{banner.background}', 'Newsletter background'),
  'newsletter.text.color': key('colour', '{banner.copy.color}', 'Newsletter text'),
  'newsletter.title.font': key('font', '{heading.2.font}', 'Newsletter title font'),
};
