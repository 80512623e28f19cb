const tests = [
  '\\.(spec|testing)(\\.gen)?\\.(tsx?|js)$',
  '^server/src/platform/testing/',
  '^client/e2e/',
];

const programs = '^client/src/(?:shop|office)/';
/** The index of a feature, or of a folder in it that others need apart from the rest. */
const anyIndex = ['^server/src/features/[^/]+/', `${programs}[^/]+/`].flatMap((room) => [
  `${room}index\\.ts$`,
  `${room}[^/]+/index\\.ts$`,
]);

/** Any of these packages, wherever npm has put it. */
const packages = (...names) => `(^|/)node_modules/(${names.join('|')})/`;

module.exports = { tests, programs, anyIndex, packages };
