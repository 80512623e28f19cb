import type { PagePayload, ShopRenderer } from '@selvedge/shared/storefront/contract';
import { blocksOf } from '@selvedge/shared/blocks/blocks-of-screen';
import { renderToString } from 'react-dom/server';

import { MODULES, VIEWS } from './views.gen.js';
import { STATIC_FRAGMENTS } from '../frame/static-fragments.js';
import { useCachedCard } from '../frame/cached-cards.js';
import { CACHED_FRAGMENTS } from '../frame/cached-fragments.js';
import { Shop } from '../frame/Shop.js';
import { typesOf } from '../../blocks/types-of.js';
import { ALL_VIEWS } from '../../blocks/views.gen.js';
import { shownBy, type ShownScreen } from '../../lib/screen.js';
import { CardDrawing } from '../../ui/shop/common/ProductCard.js';

/** The server has the views of all blocks loaded. */
const shown = ({ screen }: PagePayload): ShownScreen => shownBy(VIEWS[screen.name], ALL_VIEWS);

export const modulesOf: ShopRenderer['modulesOf'] = (screen) => {
  const blocks = blocksOf(VIEWS[screen.name].definition, screen);
  return [MODULES[screen.name], ...typesOf(blocks).map((type) => `src/blocks/${type}/view.tsx`)];
};

export const render: ShopRenderer['render'] = (payload) =>
  renderToString(
    <CardDrawing value={useCachedCard}>
      <Shop payload={payload} shown={shown(payload)} fragments={CACHED_FRAGMENTS} />
    </CardDrawing>,
  );

export const renderUncached: ShopRenderer['renderUncached'] = (payload) =>
  renderToString(<Shop payload={payload} shown={shown(payload)} fragments={STATIC_FRAGMENTS} />);
