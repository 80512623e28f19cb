import type { ProductGroupsQuery } from '@selvedge/shared/collections/contract';
import { createRoute } from '@tanstack/react-router';

import { Lazily, root } from './root-route.js';
import {
  CollectionListPage,
  CollectionPage,
  CreatorListPage,
  CreatorPage,
  NewCollectionPage,
  NewCreatorPage,
  productGroupSearchIn,
} from '../collections/index.js';

const collections = createRoute({
  getParentRoute: () => root,
  path: '/collections',
  validateSearch: (search): ProductGroupsQuery => productGroupSearchIn(search),
  component: function Collections() {
    const query = collections.useSearch();
    const navigate = collections.useNavigate();
    return (
      <Lazily>
        <CollectionListPage query={query} onQuery={(next) => void navigate({ search: next })} />
      </Lazily>
    );
  },
});

const newCollection = createRoute({
  getParentRoute: () => root,
  path: '/collections/new',
  component: function NewCollection() {
    const navigate = newCollection.useNavigate();
    return (
      <Lazily>
        <NewCollectionPage
          onCreated={(uuid) =>
            // What was typed is saved by now.
            void navigate({ to: '/collections/$uuid', params: { uuid }, ignoreBlocker: true })
          }
        />
      </Lazily>
    );
  },
});

const collection = createRoute({
  getParentRoute: () => root,
  path: '/collections/$uuid',
  component: function Collection() {
    const { uuid } = collection.useParams();
    const navigate = collection.useNavigate();
    return (
      <Lazily>
        <CollectionPage
          uuid={uuid}
          onRemoved={() => void navigate({ to: '/collections', ignoreBlocker: true })}
        />
      </Lazily>
    );
  },
});

const creators = createRoute({
  getParentRoute: () => root,
  path: '/creators',
  validateSearch: (search): ProductGroupsQuery => productGroupSearchIn(search),
  component: function Creators() {
    const query = creators.useSearch();
    const navigate = creators.useNavigate();
    return (
      <Lazily>
        <CreatorListPage query={query} onQuery={(next) => void navigate({ search: next })} />
      </Lazily>
    );
  },
});

const newCreator = createRoute({
  getParentRoute: () => root,
  path: '/creators/new',
  component: function NewCreator() {
    const navigate = newCreator.useNavigate();
    return (
      <Lazily>
        <NewCreatorPage
          onCreated={(uuid) =>
            // What was typed is saved by now.
            void navigate({ to: '/creators/$uuid', params: { uuid }, ignoreBlocker: true })
          }
        />
      </Lazily>
    );
  },
});

const creator = createRoute({
  getParentRoute: () => root,
  path: '/creators/$uuid',
  component: function Creator() {
    const { uuid } = creator.useParams();
    const navigate = creator.useNavigate();
    return (
      <Lazily>
        <CreatorPage
          uuid={uuid}
          onRemoved={() => void navigate({ to: '/creators', ignoreBlocker: true })}
        />
      </Lazily>
    );
  },
});

/** Collections and creators: what a store's products are put under. */
export const productGroupRoutes = [
  collections,
  newCollection,
  collection,
  creators,
  newCreator,
  creator,
] as const;
