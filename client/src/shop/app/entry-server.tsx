import type { PagePayload, ShopRenderer } from '@selvedge/shared/storefront/contract';
import { blocksOf } from '@selvedge/shared/storefront/define-screen';
import { renderToString } from 'react-dom/server';

import { MODULES, VIEWS } from './views.gen.js';
import { STATIC_PARTS } from '../frame/static-parts.js';
import { useKnownCard } from '../frame/known-cards.js';
import { KNOWN_PARTS } from '../frame/known-parts.js';
import { Shop } from '../frame/Shop.js';
import { typesOf } from '../../blocks/types-of.js';
import { ALL_VIEWS } from '../../blocks/views.gen.js';
import { shownBy, type ShownScreen } from '../../lib/screen.js';
import { CardDrawing } from '../../ui/shop/common/ProductCard.js';

/** With the views of all blocks: nobody waits for them here. */
const shown = ({ screen }: PagePayload): ShownScreen => shownBy(VIEWS[screen.name], ALL_VIEWS);

export const modulesOf: ShopRenderer['modulesOf'] = (screen) => {
  const blocks = blocksOf(VIEWS[screen.name].definition, screen);
  return [MODULES[screen.name], ...typesOf(blocks).map((type) => `src/blocks/${type}/view.tsx`)];
};

export const render: ShopRenderer['render'] = (payload) =>
  renderToString(
    <CardDrawing value={useKnownCard}>
      <Shop payload={payload} shown={shown(payload)} parts={KNOWN_PARTS} />
    </CardDrawing>,
  );

export const renderAnew: ShopRenderer['renderAnew'] = (payload) =>
  renderToString(<Shop payload={payload} shown={shown(payload)} parts={STATIC_PARTS} />);
