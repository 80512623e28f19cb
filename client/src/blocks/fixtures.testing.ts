import { FIXTURES as UNRENDERED } from '@selvedge/shared/blocks/fixtures.gen';
import { outlineOf } from '@selvedge/shared/blocks/outline';
import type { BlockName } from '@selvedge/shared/blocks/registry';
import type { RenderedBlockOf } from '@selvedge/shared/blocks/rendered-block';
import type { ScreenOf } from '@selvedge/shared/storefront/screens';

import { renderedFixture } from './block-of.testing.js';

const entries = Object.values(UNRENDERED).map((fixture) => [
  fixture.type,
  renderedFixture(fixture),
]);

/** A block of every type as its view gets it, with something in it. */
// There is a fixture for each name, of its type.
export const FIXTURES = Object.fromEntries(entries) as {
  readonly [Name in BlockName]: RenderedBlockOf<Name>;
};

const blocks = Object.values(FIXTURES);

/** A page with all of them. */
export const pageScreen: ScreenOf<'page'> = {
  name: 'page',
  page: { url: '/about/', title: 'About us', layout: 'standard', ySpacing: null },
  blocks,
  outline: outlineOf(blocks),
  subscription: null,
};
