import {
  targetsOfActions,
  targetsOfAddress,
  targetsOfBlog,
  targetsOfCollections,
  targetsOfPages,
  targetsOfProducts,
  targetsOfStudio,
  type LinkTarget,
  type LinkType,
} from './link-targets.js';
import { fetchPages, searchCollections, searchProducts } from './links.api.js';

/** What of a type has these words; the shop is asked where it alone knows. Throws ApiError. */
export async function findTargets(type: LinkType, sought: string): Promise<readonly LinkTarget[]> {
  switch (type) {
    case 'product':
      return targetsOfProducts((await searchProducts(sought)).data);
    case 'collection':
      return targetsOfCollections((await searchCollections(sought)).data);
    case 'blog':
      return targetsOfBlog(await fetchPages(), sought);
    case 'page':
      return targetsOfPages(await fetchPages(), sought);
    case 'action':
      return targetsOfActions(sought);
    case 'link':
      return targetsOfAddress(sought);
    case 'studio':
      return targetsOfStudio(sought);
  }
}
