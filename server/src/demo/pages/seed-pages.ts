import type { INestApplicationContext } from '@nestjs/common';
import { MAIN_DIVISION } from '@selvedge/shared/permissions/hosts';

import { PagesService } from '../../features/pages/index.js';
import { demoUuid } from '../catalogue/demo-uuid.js';
import { limitConcurrency } from '../limit-concurrency.js';
import { apothecary, bare, gallery, neonDivision, nordic, tropic } from '../demo-stores.js';
import { nordicPages } from './nordic-pages.js';
import { apothecaryPages, barePages } from './cotton-pages.js';
import { galleryPages, mainBrandPages, neonPages } from './other-pages.js';
import { propertiesOf, type DemoPage } from './page-parts.js';
import { tropicPages } from './tropic-pages.js';

const by = { actor: 'system:demo', correlationId: 'demo' } as const;

const pagesOf: readonly (readonly [number, readonly DemoPage[]])[] = [
  [MAIN_DIVISION, mainBrandPages],
  [tropic.division, tropicPages],
  [nordic.division, nordicPages],
  [gallery.division, galleryPages],
  [neonDivision, neonPages],
  [bare.division, barePages],
  [apothecary.division, apothecaryPages],
];

/** Creates the pages of the demo stores; existing ones stay unchanged. */
export async function seedPages(app: INestApplicationContext): Promise<void> {
  const service = app.get(PagesService, { strict: false });
  await Promise.all(
    pagesOf.map(async ([division, pages]) => {
      const present = new Set((await service.list(division, false)).map(({ url }) => url));
      const missing = pages.filter(({ url }) => !present.has(url));
      await limitConcurrency.map(missing, (page) =>
        service.create({ ...by, division }, draftOf(division, page), false),
      );
    }),
  );
}

function draftOf(
  division: number,
  { url, title, description, ogImage = '', blocks }: DemoPage,
): Parameters<PagesService['create']>[1] {
  return {
    uuid: demoUuid(`page ${division} ${url}`),
    fields: {
      url,
      flags: url === '/' ? ['homepage'] : [],
      sitemap: true,
      properties: propertiesOf({ isStorePage: true, title, description, ogImage }),
      blocks: blocks.map((block, order) => ({ ...block, order })),
    },
  };
}
