import { FIXTURES } from '@selvedge/shared/blocks/fixtures.gen';
import { wireOfFixture, wireProperties } from '@selvedge/shared/blocks/model/block-fixture';
import { blockRegistry } from '@selvedge/shared/blocks/registry';

import type { PageAt } from '../../features/pages/page.queries.js';

/** Address of the gallery in every shop without a page of its own there (decision 0085). */
export const blockGalleryUrl = '/block-gallery/';

/**
 * Sample page with every block type in the shop's theme, for authors of blocks and themes. It
 * counts as unpublished, so only members who work on the shop see it (GRD-040).
 */
export function blockGallery(): PageAt {
  const blocks = Object.values(FIXTURES).flatMap((fixture, index) => {
    const { title = fixture.type } = blockRegistry.find(fixture.type) ?? {};
    const name = { type: 'text', values: { html: `<h2><small>${title}</small></h2>` } };
    // Numbered in registry order, so that a block can be found on the page.
    return [
      { ...wireOfFixture(name, 2 * index), id: 2 * index + 2 },
      { ...wireOfFixture(fixture, 2 * index + 1), id: 2 * index + 1 },
    ];
  });
  const properties = wireProperties({ title: 'All block types' });
  const page = { url: blockGalleryUrl, layout: 'standard', flags: [], properties, blocks } as const;
  return { uuid: '00000000-0000-4000-8000-000000000000', isPublished: false, page };
}
