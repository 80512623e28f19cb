import { belowHome } from '../screens/breadcrumb-trail.js';
import { defineScreen } from '../screens/define-screen.js';
import { listingKey, type Listing } from './listing/listing.js';
import type { Creator } from './contract.js';

export interface CreatorProps {
  readonly creator: Pick<Creator, 'name' | 'urlName' | 'avatar' | 'bio' | 'website' | 'handles'>;
  readonly listing: Listing;
}

export const creatorScreen = defineScreen<CreatorProps>()({
  name: 'creator',
  routes: ['/creator/{creator}/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: ({ params, query }) => listingKey(params.creator, query),
  breadcrumbs: ({ creator }) => belowHome(creator.name),
});
