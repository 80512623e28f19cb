const tests = [
  '\\.(spec|testing)(\\.gen)?\\.(tsx?|js)$',
  '^server/src/platform/testing/',
  '^client/e2e/',
];

const programs = '^client/src/(?:shop|office)/';
/** Index of a feature, or of a subfolder that other features use separately. */
const anyIndex = ['^server/src/features/[^/]+/', `${programs}[^/]+/`].flatMap((folder) => [
  `${folder}index\\.ts$`,
  `${folder}[^/]+/index\\.ts$`,
]);

/** Matches these npm packages in any node_modules folder. */
const packages = (...names) => `(^|/)node_modules/(${names.join('|')})/`;

module.exports = { tests, programs, anyIndex, packages };
