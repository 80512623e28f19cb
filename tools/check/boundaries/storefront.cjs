const { tests } = require('./paths.cjs');

const storefront = '^server/src/features/storefront/';
/** Layers, lowest first. */
const layers = ['request', 'cache', 'render', 'screens'];

const between = layers.slice(0, -1).map((layer, index) => ({
  name: 'storefront-layers',
  comment: 'Each layer depends only on lower ones: screens, render, cache, request.',
  severity: 'error',
  from: { path: `${storefront}${layer}/`, pathNot: tests },
  to: { path: `${storefront}(${layers.slice(index + 1).join('|')})/` },
}));

/** Dependencies within the page engine of the shop. */
module.exports = [
  ...between,
  {
    name: 'storefront-knows-no-shop-feature',
    comment: 'The engine receives shop features as screens, forms and state.',
    severity: 'error',
    from: { path: storefront, pathNot: tests },
    to: {
      path: '^server/src/features/',
      pathNot: '^server/src/features/(storefront|stores|themes)/',
    },
  },
  {
    name: 'only-composition-knows-shops',
    comment:
      "A feature's part in the shop is composed in app.module.ts and imported by no feature.",
    severity: 'error',
    from: { path: '^server/src/features/', pathNot: tests },
    to: { path: '^server/src/shop/' },
  },
  {
    name: 'only-composition-knows-shops',
    severity: 'error',
    from: { path: '^server/src/shop/([^/]+)/', pathNot: tests },
    to: { path: '^server/src/shop/', pathNot: '^server/src/shop/$1/' },
  },
];
