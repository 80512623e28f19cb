import type { BlockName } from '@selvedge/shared/blocks/registry';
import type { RenderedBlockOf } from '@selvedge/shared/blocks/rendered-block';
import { layoutOptions } from '@selvedge/shared/themes/layout-options';
import { resolveTheme } from '@selvedge/shared/themes/resolve';
import { renderToStaticMarkup } from 'react-dom/server';

import type { BlockContext, BlockView } from '../lib/block-view.js';

export const blockContext: BlockContext = {
  frame: {
    origin: 'http://tropic.localhost',
    hasPolicies: true,
    layout: layoutOptions(resolveTheme([])),
  },
  isPreviewed: false,
  url: '/about/',
  subscription: null,
  headed: null,
  first: null,
};

/** Renders a block to HTML, on a page that differs from the default by `context`. */
export function rendered<Name extends BlockName>(
  View: BlockView<Name>,
  block: RenderedBlockOf<Name>,
  context: Partial<BlockContext> = {},
): string {
  return renderToStaticMarkup(
    <View block={block} context={{ ...blockContext, ...context }} widthShare={1} />,
  );
}
