const tests = [
  '\\.(spec|testing)(\\.gen)?\\.(tsx?|js)$',
  '^server/src/platform/testing/',
  '^client/e2e/',
];

const programs = '^client/src/(?:shop|office)/';
/** Parent of the features of the server, and of their screens and forms in the shop. */
const serverFeature = '^server/src/(?:features|shop)/';
/** Index of a feature, or of a subfolder that other features use separately. */
const anyIndex = [`${serverFeature}[^/]+/`, `${programs}[^/]+/`].flatMap((folder) => [
  `${folder}index\\.ts$`,
  `${folder}[^/]+/index\\.ts$`,
]);

/** Matches these npm packages in any node_modules folder. */
const packages = (...names) => `(^|/)node_modules/(${names.join('|')})/`;

module.exports = { tests, programs, serverFeature, anyIndex, packages };
