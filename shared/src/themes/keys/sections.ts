import { key } from './key.js';

/** Ratio, mount and frame of product images. */
export const imageKeys = {
  'image.radius': key('length', '{border.radius}', 'Image corner radius'),
  'image.ratio': key('ratio', '4 / 5', 'Image aspect ratio'),
  'image.background': key(
    'colour',
    'mix({page.background}, {text.color}, 0.08)',
    'Image background',
  ),
  'image.inset': key('length', '0px', 'Image mount'),
  'image.border.color': key('colour', '#0000', 'Image frame'),
  'image.shadow': key('shadow', 'none', 'Image shadow'),
  'image.default': key('image', '', 'Placeholder image'),
  'video.default': key('image', '', 'Placeholder video'),
};

export const bannerKeys = {
  'banner.background': key('colour', 'mix({page.background}, {primary.color}, 0.1)', 'Banner'),
  'banner.title.color': key('colour', '{heading.color}', 'Banner title'),
  'banner.title.background': key('colour', '#0000', 'Banner title background'),
  'banner.title.size': key('length', 'clamp(2.5rem, 1.1rem + 3.6vw, 4.25rem)', 'Banner title size'),
  'banner.copy.color': key('colour', '{text.color}', 'Banner text'),
  'banner.copy.background': key('colour', '#0000', 'Banner text background'),
  'banner.shadow': key('shadow', 'none', 'Banner text shadow'),
  'banner.align': key('align', 'start', 'Banner alignment'),
  'banner.columns': key('tracks', '5fr 6fr', 'Banner columns: text, images'),
  'banner.space': key('length', '0px', 'Space below banner images'),
  'banner.image.radius': key('lengths', '{image.radius}', 'Banner image corner radius'),
  'banner.image.ratio': key('ratio', '4 / 5', 'Banner image aspect ratio'),
  'banner.button.primary.textColor': key(
    'colour',
    '{button.primary.textColor}',
    'Primary button text on images',
  ),
  'banner.button.primary.backgroundColor': key(
    'colour',
    '{button.primary.backgroundColor}',
    'Primary button on images',
  ),
  // A border in the colour of the label keeps the edge visible on any image.
  'banner.button.primary.borderColor': key(
    'colour',
    '{banner.button.primary.textColor}',
    'Primary button border on images',
  ),
  'banner.button.secondary.textColor': key(
    'colour',
    '{button.secondary.textColor}',
    'Secondary button text on images',
  ),
  'banner.button.secondary.backgroundColor': key(
    'colour',
    '{button.secondary.backgroundColor}',
    'Secondary button on images',
  ),
  'banner.button.secondary.borderColor': key(
    'colour',
    '{banner.button.secondary.textColor}',
    'Secondary button border on images',
  ),
};

export const blockKeys = {
  'feature.background': key('colour', '{box.background}', 'Feature background'),
  'feature.text.color': key('colour', '{text.color}', 'Feature text'),
  'quote.background': key('colour', '{box.background}', 'Quote background'),
  'quote.text.color': key('colour', '{text.color}', 'Quote text'),
  'newsletter.background': key('colour', '{banner.background}', 'Newsletter background'),
  'newsletter.text.color': key('colour', '{banner.copy.color}', 'Newsletter text'),
  'newsletter.title.font': key('font', '{heading.2.font}', 'Newsletter title font'),
};
