const { anyIndex, packages, programs, serverFeature, tests } = require('./paths.cjs');

const clientFeature = `${programs}(?!app/|frame/|shell/)[^/]+/`;
/** Screens listed by the registries (tools/generate/screens.mjs, office.mjs). */
const screen = `${programs}[^/]+/[^/]+\\.screen\\.tsx$`;
const composition = [
  '^server/src/(app\\.module|application|main|serve|projections|admin)\\.ts$',
  '^server/src/(start|demo)/',
  `${programs}app/`,
];

/** Dependencies between packages and programs (decision 0020). */
module.exports = [
  {
    name: 'client-imports-no-server',
    comment: 'Client and server share code through shared.',
    severity: 'error',
    from: { path: '^client/' },
    to: { path: '^server/' },
  },
  {
    name: 'server-imports-no-client',
    comment: 'Client and server share code through shared.',
    severity: 'error',
    from: { path: '^server/' },
    to: { path: '^client/' },
  },
  {
    name: 'shared-is-pure',
    comment: 'shared runs on both sides: no Node, no React, no Nest, no I/O.',
    severity: 'error',
    from: { path: '^shared/src/', pathNot: tests },
    to: {
      pathNot: [
        '^shared/src/',
        packages(
          'class-validator',
          'class-transformer',
          'yjs',
          'fractional-indexing',
          'culori',
          'any-ascii',
          'localized-address-format',
        ),
        packages('@tiptap/[^/]+'),
      ],
    },
  },
  {
    name: 'migrations-stand-alone',
    comment: 'A migration that has run must not change with the code around it.',
    severity: 'error',
    from: { path: '^migrations/src/', pathNot: tests },
    to: { pathNot: ['^migrations/src/', packages('typeorm')] },
  },
  {
    name: 'platform-knows-no-feature',
    severity: 'error',
    from: { path: '^server/src/platform/', pathNot: tests },
    to: { path: serverFeature },
  },
  {
    name: 'ui-and-lib-know-no-feature',
    severity: 'error',
    from: { path: '^client/src/(ui|lib)/', pathNot: tests },
    to: { path: '^client/src/(shop|office)/', pathNot: composition },
  },
  {
    name: 'static-fragments-come-as-text',
    comment:
      'Only the server renders them; the browser loads them only in previews that render the whole page.',
    severity: 'error',
    from: {
      path: '^client/src/',
      pathNot: [
        '\\.static\\.tsx$',
        '^client/src/shop/frame/(static|cached)-fragments\\.tsx?$',
        ...tests,
      ],
    },
    to: { path: '\\.static\\.tsx$' },
  },
  {
    name: 'only-composition-knows-all-features',
    comment: 'Features are composed in app.module.ts, start, demo and the app folders.',
    severity: 'error',
    from: {
      path: '^(server|client)/src/',
      pathNot: [
        '^server/src/(features|platform|shop)/',
        '^client/src/(shop|office|ui|lib)/',
        ...composition,
        ...tests,
      ],
    },
    to: { path: [serverFeature, clientFeature] },
  },
  {
    name: 'nothing-imports-composition',
    comment: 'No feature depends on the code that composes all of them.',
    severity: 'error',
    from: { path: '^(server|client)/src/', pathNot: [...composition, ...tests] },
    to: { path: composition },
  },
  {
    name: 'features-meet-at-the-index',
    comment: 'A feature imports another feature only through its index.ts.',
    severity: 'error',
    from: { path: `${serverFeature}([^/]+)/`, pathNot: tests },
    to: { path: serverFeature, pathNot: [`${serverFeature}$1/`, ...anyIndex] },
  },
  {
    name: 'client-features-meet-at-the-index',
    comment: 'The same rule for the client, including the frames of shop and office.',
    severity: 'error',
    from: { path: `${programs}([^/]+)/`, pathNot: [...composition, ...tests] },
    to: { path: clientFeature, pathNot: [`${programs}$1/`, ...anyIndex] },
  },
  {
    name: 'office-shell-by-its-index',
    comment: 'Screens use the shell only through its index.',
    severity: 'error',
    from: { path: '^client/src/', pathNot: ['^client/src/office/shell/', ...tests] },
    to: { path: '^client/src/office/shell/', pathNot: '/shell/index\\.ts$' },
  },
  {
    name: 'programs-apart',
    comment:
      'Shop and office and their design systems do not import each other; shared code is in lib.',
    severity: 'error',
    from: { path: '^client/src/(?:ui/)?(shop|office)/', pathNot: tests },
    to: { path: '^client/src/(ui/)?(shop|office)/', pathNot: '^client/src/(ui/)?$1/' },
  },
  {
    name: 'editor-apart',
    comment: 'The page editor is a separate program that uses the design system of the office.',
    severity: 'error',
    from: { path: '^client/src/editor/', pathNot: tests },
    to: { path: '^client/src/(shop|office|ui/shop)/' },
  },
  {
    name: 'nothing-knows-the-editor',
    comment: 'The editor is opened by its address only.',
    severity: 'error',
    from: { path: '^client/src/', pathNot: ['^client/src/editor/', ...tests] },
    to: { path: '^client/src/editor/' },
  },
  {
    name: 'connect-knows-no-program',
    comment: 'The connect protocol is independent of the editor that uses it.',
    severity: 'error',
    from: { path: '^client/src/connect/', pathNot: tests },
    to: { path: '^client/src/(shop|office|editor|ui)/' },
  },
  {
    name: 'sdk-knows-nothing-of-ours',
    comment: 'The SDK is published separately for programs of other companies.',
    severity: 'error',
    from: { path: '^client/src/connect/sdk/', pathNot: tests },
    to: { path: '^client/src/', pathNot: '^client/src/connect/sdk/' },
  },
  {
    name: 'external-editor-is-a-stranger',
    comment: 'The external editor uses only the published SDK, like a program of another company.',
    severity: 'error',
    from: { path: '^client/src/external-editor/' },
    to: {
      path: '^(client|shared)/src/',
      pathNot: ['^client/src/external-editor/', '^client/src/connect/sdk/index.ts$'],
    },
  },
  {
    name: 'composition-enters-by-the-index',
    comment: 'Composition code also imports features only by their index or a screen.',
    severity: 'error',
    from: { path: composition, pathNot: tests },
    to: { path: [serverFeature, clientFeature], pathNot: [...anyIndex, screen] },
  },
  {
    name: 'permission-codes-in-policies',
    comment: 'Authorise actions through policies; other code may only pass permission lists on.',
    severity: 'error',
    from: {
      path: '^(server|client|shared)/src/',
      pathNot: ['^shared/src/permissions/', '\\.policy\\.ts$', ...tests],
    },
    to: { path: '^shared/src/permissions/codes\\.ts$', dependencyTypesNot: ['type-only'] },
  },
];
