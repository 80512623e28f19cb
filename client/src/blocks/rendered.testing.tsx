import type { BlockName } from '@selvedge/shared/blocks/registry';
import type { RenderedBlockOf } from '@selvedge/shared/blocks/rendered-block';
import { renderToStaticMarkup } from 'react-dom/server';

import type { BlockSurroundings, BlockView } from './view.js';

export const surroundings: BlockSurroundings = {
  frame: { origin: 'http://tropic.localhost', hasPolicies: true },
  url: '/about/',
  subscription: null,
  headed: null,
  first: null,
};

/** The markup of a block by its view, on a page of which `around` says what is not usual. */
export function rendered<Name extends BlockName>(
  View: BlockView<Name>,
  block: RenderedBlockOf<Name>,
  around: Partial<BlockSurroundings> = {},
): string {
  return renderToStaticMarkup(
    <View block={block} around={{ ...surroundings, ...around }} share={1} />,
  );
}
