import { mergedRows } from '@selvedge/shared/catalogue/garments/size-charts';
import { sizeGuideScreen } from '@selvedge/shared/site/size-guide.screen';
import { sizeGuideLink } from '@selvedge/shared/links/links';

import { SoldChartsReader } from '../../features/catalogue/index.js';
import { ownPagesTag } from '../../features/pages/index.js';
import { productsTag } from '../../features/products/index.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';

@Screen(sizeGuideScreen)
export class SizeGuideScreen implements ScreenSource<typeof sizeGuideScreen> {
  constructor(private readonly sold: SoldChartsReader) {}

  async read({
    store,
  }: RequestOf<typeof sizeGuideScreen>): Promise<ContentOf<typeof sizeGuideScreen>> {
    const charts = (await this.sold.of(store.division)).map(({ name, garment, columns, rows }) => ({
      ...{ name, garment, columns },
      rows: mergedRows(rows),
    }));
    return {
      props: { charts },
      head: {
        title: 'Size guide',
        description: `Measurements of everything at ${store.name} in centimetres and inches, and how to measure yourself.`,
        path: sizeGuideLink,
        noindex: charts.length === 0,
      },
      // A page of the owner replaces it.
      tags: [productsTag, ownPagesTag],
    };
  }
}
