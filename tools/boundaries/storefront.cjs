const { tests } = require('./paths.cjs');

const storefront = '^server/src/features/storefront/';
/** The lowest first. */
const layers = ['request', 'cache', 'render', 'screens'];

/** Who knows whom in the engine of the shop's pages. */
module.exports = layers.slice(0, -1).map((layer, index) => ({
  name: 'storefront-layers',
  comment: 'Screens are rendered, what was rendered is cached, by what a request says.',
  severity: 'error',
  from: { path: `${storefront}${layer}/`, pathNot: tests },
  to: { path: `${storefront}(${layers.slice(index + 1).join('|')})/` },
}));
