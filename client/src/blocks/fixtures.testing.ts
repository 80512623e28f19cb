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

/** Filled block of every type as its view receives it. */
// The entries have a fixture of the right type for each name.
export const FIXTURES = Object.fromEntries(entries) as {
  readonly [Name in BlockName]: RenderedBlockOf<Name>;
};

const blocks = Object.values(FIXTURES);

/** Page with all fixtures. */
export const pageScreen: ScreenOf<'page'> = {
  name: 'page',
  page: { url: '/about/', title: 'About us', layout: 'standard', ySpacing: null },
  blocks,
  outline: outlineOf(blocks),
  subscription: null,
};
