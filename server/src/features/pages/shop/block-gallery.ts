import { FIXTURES } from '@selvedge/shared/blocks/fixtures.gen';
import { wireOfFixture, wireProperties } from '@selvedge/shared/blocks/model/block-fixture';
import { blockRegistry } from '@selvedge/shared/blocks/registry';

import type { PageAt } from '../page.queries.js';

/** Where it is, on every shop that has no page of its own there (decision 0085). */
export const blockGalleryUrl = '/block-gallery/';

/**
 * Every type of block with something in it, as the theme of a shop shows it: for those who make blocks and
 * themes. As a page that is not published, it is there for those alone who work on the shop (GRD-040).
 */
export function blockGallery(): PageAt {
  const blocks = Object.values(FIXTURES).flatMap((fixture, index) => {
    const { title = fixture.type } = blockRegistry.find(fixture.type) ?? {};
    const name = { type: 'text', values: { html: `<h2><small>${title}</small></h2>` } };
    // A number for each, so that it is found on the page by where it stands in the registry.
    return [
      { ...wireOfFixture(name, 2 * index), id: 2 * index + 2 },
      { ...wireOfFixture(fixture, 2 * index + 1), id: 2 * index + 1 },
    ];
  });
  const properties = wireProperties({ title: 'Every block' });
  const page = { url: blockGalleryUrl, layout: 'standard', flags: [], properties, blocks } as const;
  return { uuid: '00000000-0000-4000-8000-000000000000', isPublished: false, page };
}
