import type { Recorded } from '../../../platform/event-log/model/projection.js';
import type { CollectionEvent } from '../../collections/index.js';
import type { CreatorEvent } from '../../creators/index.js';
import type { ProductEvent } from '../../products/index.js';
import type { ReviewEvent } from '../../reviews/index.js';
import type { OrderEvent } from '../../orders/index.js';
import type { ImageImportEvent } from '../../image-import/index.js';
import type { PageEvent } from '../../pages/index.js';
import type { StoreEvent } from '../../stores/index.js';
import {
  collectionsTag,
  collectionTag,
  creatorsTag,
  creatorTag,
  ownHomeTag,
  imageImportTag,
  ownPagesTag,
  pageTag,
  ProductPlaces,
  reviewsTag,
  salesTag,
  storeTag,
} from './html-cache-tags.js';

type ShopEvent =
  | StoreEvent
  | ProductEvent
  | CollectionEvent
  | CreatorEvent
  | ReviewEvent
  | Extract<OrderEvent, { readonly type: 'OrderPlaced' }>
  | Extract<ImageImportEvent, { readonly type: 'OutsidePictureTaken' }>;

/** What shoppers see of the events of an owner's page. */
type Publication = Extract<
  PageEvent,
  { readonly type: 'PagePublished' | 'PageUnpublished' | 'PageDeleted' }
>;
const PUBLICATIONS: ReadonlySet<string> = new Set<Publication['type']>([
  'PagePublished',
  'PageUnpublished',
  'PageDeleted',
]);

/** Events that change what shop pages show. */
const TOUCHING: ReadonlySet<string> = new Set<ShopEvent['type']>([
  'StoreSaved',
  'ProductSaved',
  'CollectionSaved',
  'CollectionRemoved',
  'CreatorSaved',
  'CreatorRemoved',
  'ProductReviewed',
  'OrderPlaced',
  'OutsidePictureTaken',
]);

/** What pages are made of, by the events that change it. */
export class TouchedTags {
  private readonly places = new ProductPlaces();

  by(recorded: Recorded): readonly string[] {
    if (isPublication(recorded)) return publicationTags(recorded.event);
    return isOfTheShop(recorded) ? this.tagsOf(recorded) : [];
  }

  private tagsOf(recorded: Recorded<ShopEvent>): readonly string[] {
    const { event } = recorded;
    switch (event.type) {
      case 'StoreSaved':
        return [storeTag];
      case 'ProductSaved':
        return this.places.moved({ ...recorded, event });
      case 'CollectionSaved':
        return [collectionsTag, collectionTag(event.collection.uuid)];
      case 'CollectionRemoved':
        return [collectionsTag, collectionTag(event.uuid)];
      case 'CreatorSaved':
        return [creatorsTag, creatorTag(event.creator.uuid)];
      case 'CreatorRemoved':
        return [creatorsTag, creatorTag(event.uuid)];
      case 'ProductReviewed':
        return [reviewsTag(event.review.product)];
      // Grids in the order of bestsellers; counted behind the log, so at worst as of the order before.
      case 'OrderPlaced':
        return [salesTag];
      case 'OutsidePictureTaken':
        return [imageImportTag(event.key)];
    }
  }
}

function isOfTheShop(recorded: Recorded): recorded is Recorded<ShopEvent> {
  return TOUCHING.has(recorded.event.type);
}

function isPublication(recorded: Recorded): recorded is Recorded<Publication> {
  return PUBLICATIONS.has(recorded.event.type);
}

/** Where a shop gets a home page of its own, the one that stood in for it goes. */
function publicationTags(event: Publication): readonly string[] {
  const isHome = event.type === 'PagePublished' && event.url === '/';
  return [ownPagesTag, pageTag(event.uuid), ...(isHome ? [ownHomeTag] : [])];
}
