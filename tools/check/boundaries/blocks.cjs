const { tests } = require('./paths.cjs');

/** Folder of a block type. */
const type = '(?!model/|kit/)([^/]+)/';

/** Files of a type in shared or client. */
const ofType = `^(?:shared|client)/src/blocks/${type}`;

/** A block type has one name and two folders, which only registries import. */
module.exports = [
  {
    name: 'definition-is-pure',
    comment: 'Definitions depend only on the block model, the kit and other rules in shared.',
    severity: 'error',
    from: { path: `^shared/src/blocks/(${type}|model/|kit/)` },
    to: { path: '^shared/src/blocks/[^/]+$' },
  },
  {
    name: 'definition-is-pure',
    comment: 'The model depends on neither the kit nor a type.',
    severity: 'error',
    from: { path: '^shared/src/blocks/model/', pathNot: tests },
    to: { path: '^shared/src/blocks/(?!model/)[^/]+/' },
  },
  {
    name: 'blocks-meet-in-kit',
    comment: 'Code shared by types belongs in the kit.',
    severity: 'error',
    from: { path: ofType, pathNot: tests },
    to: {
      path: ofType,
      pathNot: '^(shared|client)/src/blocks/$1/',
    },
  },
  {
    name: 'nothing-names-a-block-type',
    comment: 'Other code uses traits of a type; only registries import from its folders.',
    severity: 'error',
    from: { path: '.', pathNot: ['\\.gen\\.ts$', ofType, ...tests] },
    to: { path: ofType },
  },
];
