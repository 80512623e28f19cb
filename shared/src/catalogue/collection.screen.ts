import { belowHome } from '../screens/breadcrumb-trail.js';
import { defineScreen } from '../screens/define-screen.js';
import { listingKey, type Listing } from './listing/listing.js';
import type { Collection } from './contract.js';

export interface CollectionProps {
  readonly collection: Pick<Collection, 'name' | 'urlName' | 'description' | 'banner'>;
  readonly listing: Listing;
}

export const collectionScreen = defineScreen<CollectionProps>()({
  name: 'collection',
  routes: ['/collection/{collection}/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: ({ params, query }) => listingKey(params.collection, query),
  breadcrumbs: ({ collection }) => belowHome(collection.name),
});
