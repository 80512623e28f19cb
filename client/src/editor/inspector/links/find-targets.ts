import {
  targetsOfActions,
  targetsOfAddress,
  targetsOfBlog,
  targetsOfCollections,
  targetsOfPages,
  targetsOfProducts,
  type LinkTarget,
  type LinkType,
} from './link-targets.js';
import { fetchPages, searchCollections, searchProducts } from './links.api.js';

/**
 * Finds targets of a type by search term, on the server for products and collections. Throws
 * ApiError.
 */
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
  }
}
