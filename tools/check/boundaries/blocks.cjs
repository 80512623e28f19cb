const { tests } = require('./paths.cjs');

/** A folder of one type. */
const type = '(?!model/|kit/)([^/]+)/';

/** Of one type, on either side. */
const ofType = `^(?:shared|client)/src/blocks/${type}`;

/** A block type is one name and two folders, which nothing but the registries enters. */
module.exports = [
  {
    name: 'definition-is-pure',
    comment: 'What is known of a type is made of the model, the kit and rules of shared.',
    severity: 'error',
    from: { path: `^shared/src/blocks/(${type}|model/|kit/)` },
    to: { path: '^shared/src/blocks/[^/]+$' },
  },
  {
    name: 'definition-is-pure',
    comment: 'The model knows neither the kit nor a type.',
    severity: 'error',
    from: { path: '^shared/src/blocks/model/', pathNot: tests },
    to: { path: '^shared/src/blocks/(?!model/)[^/]+/' },
  },
  {
    name: 'blocks-meet-in-kit',
    comment: 'What two types have in common stands in the kit.',
    severity: 'error',
    from: { path: ofType, pathNot: tests },
    to: {
      path: ofType,
      pathNot: '^(shared|client)/src/blocks/$1/',
    },
  },
  {
    name: 'nothing-names-a-block-type',
    comment:
      'What others need to know of a type is a trait of it; only registries enter its folders.',
    severity: 'error',
    from: { path: '.', pathNot: ['\\.gen\\.ts$', ofType, ...tests] },
    to: { path: ofType },
  },
];
