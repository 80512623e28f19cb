import { SOCIAL_NETWORKS, type SocialNetwork } from '@selvedge/shared/catalogue/social-networks';
import type {
  CreateCollection,
  AdminCollection,
  SaveCollection,
  ProductGroupItem,
} from '@selvedge/shared/collections/contract';
import type {
  CreateCreator,
  AdminCreator,
  SaveCreator,
} from '@selvedge/shared/collections/creators/contract';

/** Fields that the collection and creator forms share. */
export interface ProductGroupFields {
  name: string;
  urlName: string;
  products: ProductGroupItem[];
}

export interface CollectionFields extends ProductGroupFields {
  description: string;
  banner: string | null;
  enabled: boolean;
  position: number;
  /** Whether the shop uses the order of `products`; otherwise it sorts by sales. */
  isByHand: boolean;
}

export interface CreatorFields extends ProductGroupFields {
  avatar: string | null;
  bio: string;
  website: string;
  handles: Record<SocialNetwork, string>;
}

/** Initial values of the form; those of a new collection if none is opened. */
export function collectionFieldsOf(opened: AdminCollection | undefined): CollectionFields {
  if (opened === undefined) return { ...newCollection };
  const { collection, products } = opened;
  const { name, urlName, description, banner, enabled, position, productOrder } = collection;
  return {
    ...{ name, urlName, description, banner, enabled, position },
    products: [...products],
    isByHand: productOrder.length > 0,
  };
}

const newCollection: CollectionFields = {
  ...{ name: '', urlName: '', description: '', banner: null, enabled: true, position: 0 },
  ...{ products: [], isByHand: true },
};

/** Request body of a collection; `before` holds the products it had when it was opened. */
export function collectionIn(
  fields: CollectionFields,
  before: readonly ProductGroupItem[],
): CreateCollection & Omit<SaveCollection, 'version'> {
  const { name, urlName, description, banner, enabled, position, products, isByHand } = fields;
  return {
    ...{ name, urlName, description, banner, enabled, position },
    productOrder: isByHand ? uuidsOf(products) : [],
    ...movesOf(products, before),
  };
}

export function creatorFieldsOf(opened: AdminCreator | undefined): CreatorFields {
  const {
    name = '',
    urlName = '',
    avatar = null,
    bio = '',
    website,
    handles,
  } = {
    ...opened?.creator,
  };
  const entries = SOCIAL_NETWORKS.map((network) => [network, handles?.[network] ?? ''] as const);
  return {
    ...{ name, urlName, avatar, bio, website: website ?? '' },
    // The entries cover every network.
    handles: Object.fromEntries(entries) as Record<SocialNetwork, string>,
    products: [...(opened?.products ?? [])],
  };
}

/** Request body of a creator. Handles lose the `@` that owners may type in front. */
export function creatorIn(
  fields: CreatorFields,
  before: readonly ProductGroupItem[],
): CreateCreator & Omit<SaveCreator, 'version'> {
  const { name, urlName, avatar, bio, website, handles, products } = fields;
  const given = Object.entries(handles)
    .map(([network, handle]) => [network, handle.trim().replace(/^@/, '')] as const)
    .filter(([, handle]) => handle !== '');
  return {
    ...{ name, urlName, avatar, bio, website: website.trim() === '' ? null : website },
    handles: Object.fromEntries(given),
    ...movesOf(products, before),
  };
}

/** Only additions and removals, so that concurrent changes by others survive. */
function movesOf(products: readonly ProductGroupItem[], before: readonly ProductGroupItem[]) {
  const [now, then] = [new Set(uuidsOf(products)), new Set(uuidsOf(before))];
  return {
    added: [...now].filter((uuid) => !then.has(uuid)),
    removed: [...then].filter((uuid) => !now.has(uuid)),
  };
}

function uuidsOf(products: readonly ProductGroupItem[]): string[] {
  return products.map(({ uuid }) => uuid);
}
