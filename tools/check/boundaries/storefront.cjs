const { tests } = require('./paths.cjs');

const storefront = '^server/src/features/storefront/';
/** The lowest first. */
const layers = ['request', 'cache', 'render', 'screens'];

const between = layers.slice(0, -1).map((layer, index) => ({
  name: 'storefront-layers',
  comment: 'Screens are rendered, what was rendered is cached, by what a request says.',
  severity: 'error',
  from: { path: `${storefront}${layer}/`, pathNot: tests },
  to: { path: `${storefront}(${layers.slice(index + 1).join('|')})/` },
}));

/** Who knows whom in the engine of the shop's pages. */
module.exports = [
  ...between,
  {
    name: 'storefront-knows-no-shop-feature',
    comment: 'What is sold, read and paid comes to the engine as screens, forms and state.',
    severity: 'error',
    from: { path: storefront, pathNot: tests },
    to: {
      path: '^server/src/features/',
      pathNot: '^server/src/features/(storefront|stores|accounts|themes)/',
    },
  },
  {
    name: 'only-composition-knows-shops',
    comment:
      "A feature's shop is put together with the others in app.module.ts, and entered by none.",
    severity: 'error',
    from: {
      path: '^server/src/features/',
      pathNot: ['^server/src/features/[^/]+/shop/', ...tests],
    },
    to: { path: '^server/src/features/[^/]+/shop/', pathNot: '\\.source\\.ts$' },
  },
  {
    name: 'only-composition-knows-shops',
    severity: 'error',
    from: { path: '^server/src/features/([^/]+)/shop/', pathNot: tests },
    to: { path: '^server/src/features/[^/]+/shop/', pathNot: '^server/src/features/$1/shop/' },
  },
];
