import type { AtlasOrdersQuery } from '@selvedge/shared/orders/contract';
import {
  ORDER_FLOW_NAMES,
  ORDER_STATUSES,
  type OrderFlow,
} from '@selvedge/shared/orders/order-status';
import type { AdminProductsQuery } from '@selvedge/shared/products/admin/contract';
import { createRoute, createRouter } from '@tanstack/react-router';

import { FirstScreen, useScope } from '../shell/Office.js';
import { Lazily, root } from './root-route.js';
import { productGroupRoutes } from './product-group-routes.js';
import { MediaLibraryPage, mediaSearchIn, type MediaSearch } from '../media/index.js';
import { OrderBoardPage, OrderListPage, OrderPage } from '../orders/index.js';
import {
  ImportPage,
  NewProductPage,
  ProductListPage,
  ProductPage,
  productSearchIn,
} from '../products/index.js';
import { sectionIn, StoreSettingsPage } from '../stores/index.js';
import { ThemePage } from '../themes/index.js';

const home = createRoute({ getParentRoute: () => root, path: '/', component: FirstScreen });

const board = createRoute({
  getParentRoute: () => root,
  path: '/board',
  validateSearch: (search): { flow?: OrderFlow } => oneOf('flow', ORDER_FLOW_NAMES, search['flow']),
  component: function Board() {
    const { flow = 'normal' } = board.useSearch();
    const navigate = board.useNavigate();
    const { scope, mayChange } = useScope();
    return (
      <OrderBoardPage
        scope={scope}
        flow={flow}
        mayChange={mayChange}
        onFlow={(chosen) => void navigate({ search: { flow: chosen } })}
      />
    );
  },
});

const orders = createRoute({
  getParentRoute: () => root,
  path: '/orders',
  validateSearch: (search): AtlasOrdersQuery => ({
    ...oneOf('flow', ORDER_FLOW_NAMES, search['flow']),
    ...oneOf('status', ORDER_STATUSES, search['status']),
    ...(typeof search['searchTerm'] === 'string' && { searchTerm: search['searchTerm'] }),
    ...(Number.isInteger(search['page']) && { page: Number(search['page']) }),
  }),
  component: function Orders() {
    const query = orders.useSearch();
    const navigate = orders.useNavigate();
    const { scope, mayChange } = useScope();
    return (
      <OrderListPage
        scope={scope}
        query={query}
        mayChange={mayChange}
        onQuery={(next) => void navigate({ search: next })}
      />
    );
  },
});

const order = createRoute({
  getParentRoute: () => root,
  path: '/orders/$id',
  component: function Order() {
    const { id } = order.useParams();
    const { scope, mayChange, mayErase } = useScope();
    return <OrderPage scope={scope} id={Number(id)} mayChange={mayChange} mayErase={mayErase} />;
  },
});

const media = createRoute({
  getParentRoute: () => root,
  path: '/media',
  validateSearch: (search): MediaSearch => mediaSearchIn(search),
  component: function Media() {
    const search = media.useSearch();
    const navigate = media.useNavigate();
    return (
      <Lazily>
        <MediaLibraryPage search={search} onSearch={(next) => void navigate({ search: next })} />
      </Lazily>
    );
  },
});

const products = createRoute({
  getParentRoute: () => root,
  path: '/products',
  validateSearch: (search): AdminProductsQuery => productSearchIn(search),
  component: function Products() {
    const query = products.useSearch();
    const navigate = products.useNavigate();
    return (
      <Lazily>
        <ProductListPage query={query} onQuery={(next) => void navigate({ search: next })} />
      </Lazily>
    );
  },
});

const newProduct = createRoute({
  getParentRoute: () => root,
  path: '/products/new',
  component: function NewProduct() {
    const navigate = newProduct.useNavigate();
    return (
      <Lazily>
        <NewProductPage
          onCreated={(uuid) => void navigate({ to: '/products/$uuid', params: { uuid } })}
        />
      </Lazily>
    );
  },
});

const productImport = createRoute({
  getParentRoute: () => root,
  path: '/products/import',
  validateSearch: (search): { file?: string } =>
    typeof search['file'] === 'string' ? { file: search['file'] } : {},
  component: function Import() {
    const { file } = productImport.useSearch();
    const navigate = productImport.useNavigate();
    return (
      <Lazily>
        <ImportPage
          uuid={file}
          onUuid={(uuid) => void navigate({ search: uuid === undefined ? {} : { file: uuid } })}
        />
      </Lazily>
    );
  },
});

const product = createRoute({
  getParentRoute: () => root,
  path: '/products/$uuid',
  component: function Product() {
    const { uuid } = product.useParams();
    return (
      <Lazily>
        <ProductPage uuid={uuid} host={location.host} />
      </Lazily>
    );
  },
});

const theme = createRoute({
  getParentRoute: () => root,
  path: '/theme',
  component: function Theme() {
    return (
      <Lazily>
        <ThemePage />
      </Lazily>
    );
  },
});

const settings = createRoute({
  getParentRoute: () => root,
  // One screen whichever part is open, so that what is typed stays.
  path: '/settings/{-$section}',
  component: function Settings() {
    const { section } = settings.useParams();
    const navigate = settings.useNavigate();
    return (
      <Lazily>
        <StoreSettingsPage
          section={sectionIn(section)}
          onSection={(opened) => void navigate({ params: { section: opened }, resetScroll: false })}
        />
      </Lazily>
    );
  },
});

const productRoutes = [products, newProduct, productImport, product] as const;
const tree = root.addChildren([
  ...[media, home, board, orders, order, theme, settings],
  ...productRoutes,
  ...productGroupRoutes,
]);

/** The value of a search parameter when it is one that the list knows; others are as good as absent. */
function oneOf<Name extends string, Value extends string>(
  name: Name,
  known: readonly Value[],
  value: unknown,
) {
  const found = known.find((one) => one === value);
  // The computed name is the only key of the object.
  return (found === undefined ? {} : { [name]: found }) as Partial<Record<Name, Value>>;
}

/** On atlas the office is the whole host; on a shop's host it lives under /dashboard. */
export function makeRouter(path: string) {
  return createRouter({
    routeTree: tree,
    basepath: path.startsWith('/dashboard') ? '/dashboard' : '/',
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
