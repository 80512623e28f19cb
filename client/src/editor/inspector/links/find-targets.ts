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
export async function findTargets(
  type: LinkType,
  searchTerm: string,
): Promise<readonly LinkTarget[]> {
  switch (type) {
    case 'product':
      return targetsOfProducts((await searchProducts(searchTerm)).data);
    case 'collection':
      return targetsOfCollections((await searchCollections(searchTerm)).data);
    case 'blog':
      return targetsOfBlog(await fetchPages(), searchTerm);
    case 'page':
      return targetsOfPages(await fetchPages(), searchTerm);
    case 'action':
      return targetsOfActions(searchTerm);
    case 'link':
      return targetsOfAddress(searchTerm);
    case 'studio':
      return targetsOfStudio(searchTerm);
  }
}
