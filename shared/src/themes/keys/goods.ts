import { choice, key } from './key.js';

export const cardKeys = {
  'card.background': key('colour', '{page.background}', 'Card background'),
  'card.text.color': key('colour', '{text.color}', 'Card text'),
  'card.radius': key('length', '{image.radius}', 'Card corner radius'),
  'card.border.color': key('colour', '#0000', 'Card border'),
  'card.shadow': key('shadow', 'none', 'Card shadow'),
  'card.padding': key('lengths', '0.75rem 0 0', 'Card padding'),
  'card.align': key('align', 'start', 'Card alignment'),
  'card.title.font': key('font', '{text.font}', 'Card title font'),
  'card.title.weight': key('number', '500', 'Card title weight'),
  'price.sale.color': key('colour', '{error.color}', 'Sale price'),
  'tag.background': key('colour', '{text.color}', 'Tag background'),
  'tag.text.color': key('colour', 'onColor({tag.background})', 'Tag text'),
};

export const productKeys = {
  'product.community.title': key('text', 'From the community', 'Community section title'),
  'product.quantitySelector.visible': key('flag', '1', 'Quantity selector'),
  'product.description.wordLimit': key('count', '0', 'Description length in words (0 for all)'),
  'product.description.placement': choice(
    ['aboveSelectors', 'belowSelectors'],
    'Description position',
  ),
  'product.selector.radius': key('length', '2px', 'Size and colour selector corner radius'),
  'product.carousel.updateForm': key('flag', '1', 'Selecting an image also selects its colour'),
  'product.thumbnails.layout': choice(['grid', 'row'], 'Thumbnail layout'),
  'product.taglets.visible': key('flag', '1', 'Taglets'),
};
