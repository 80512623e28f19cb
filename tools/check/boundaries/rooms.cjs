const { anyIndex, packages, programs, tests } = require('./paths.cjs');

const clientFeature = `${programs}(?!app/|frame/|shell/)[^/]+/`;
/** What the registries of screens list (tools/generate/screens.mjs, office.mjs). */
const screen = `${programs}[^/]+/[^/]+\\.screen\\.tsx$`;
const composition = [
  '^server/src/(app\\.module|application|main|serve|projections|admin)\\.ts$',
  '^server/src/(start|demo)/',
  `${programs}app/`,
];

/** Which room of the house knows which (decision 0020). */
module.exports = [
  {
    name: 'client-imports-no-server',
    comment: 'Client and server meet in shared.',
    severity: 'error',
    from: { path: '^client/' },
    to: { path: '^server/' },
  },
  {
    name: 'server-imports-no-client',
    comment: 'Client and server meet in shared.',
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
        packages('class-validator', 'class-transformer', 'yjs', 'fractional-indexing', 'culori'),
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
    to: { path: '^server/src/features/' },
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
      'The server alone renders them; the browser loads them where the whole is rendered anew.',
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
    comment: 'Features are put together in app.module.ts, start, demo and the app folders.',
    severity: 'error',
    from: {
      path: '^(server|client)/src/',
      pathNot: [
        '^server/src/(features|platform)/',
        '^client/src/(shop|office|ui|lib)/',
        ...composition,
        ...tests,
      ],
    },
    to: { path: ['^server/src/features/', clientFeature] },
  },
  {
    name: 'nothing-imports-composition',
    comment: 'What knows every feature is known by none.',
    severity: 'error',
    from: { path: '^(server|client)/src/', pathNot: [...composition, ...tests] },
    to: { path: composition },
  },
  {
    name: 'features-meet-at-the-index',
    comment: 'A feature imports another feature only through its index.ts.',
    severity: 'error',
    from: { path: '^server/src/features/([^/]+)/', pathNot: tests },
    to: { path: '^server/src/features/', pathNot: ['^server/src/features/$1/', ...anyIndex] },
  },
  {
    name: 'client-features-meet-at-the-index',
    comment: 'The same in the client; the frame of the shop and the shell of the office too.',
    severity: 'error',
    from: { path: `${programs}([^/]+)/`, pathNot: [...composition, ...tests] },
    to: { path: clientFeature, pathNot: [`${programs}$1/`, ...anyIndex] },
  },
  {
    name: 'office-shell-by-its-index',
    comment: "What a screen needs of the frame; the frame's own parts are nobody else's.",
    severity: 'error',
    from: { path: '^client/src/', pathNot: ['^client/src/office/shell/', ...tests] },
    to: { path: '^client/src/office/shell/', pathNot: '/shell/index\\.ts$' },
  },
  {
    name: 'programs-apart',
    comment: 'Shop and office never meet, nor do their design systems: what both need is in lib.',
    severity: 'error',
    from: { path: '^client/src/(?:ui/)?(shop|office)/', pathNot: tests },
    to: { path: '^client/src/(ui/)?(shop|office)/', pathNot: '^client/src/(ui/)?$1/' },
  },
  {
    name: 'editor-apart',
    comment:
      'The page editor is a program of its own, which borrows the design system of the office.',
    severity: 'error',
    from: { path: '^client/src/editor/', pathNot: tests },
    to: { path: '^client/src/(shop|office|ui/shop)/' },
  },
  {
    name: 'nothing-knows-the-editor',
    comment: 'What leads to it is its address.',
    severity: 'error',
    from: { path: '^client/src/', pathNot: ['^client/src/editor/', ...tests] },
    to: { path: '^client/src/editor/' },
  },
  {
    name: 'connect-knows-no-program',
    comment: 'Any editor may use it, also one of another company.',
    severity: 'error',
    from: { path: '^client/src/connect/', pathNot: tests },
    to: { path: '^client/src/(shop|office|editor|ui)/' },
  },
  {
    name: 'sdk-knows-nothing-of-ours',
    comment: 'It is shipped by itself, to programs of other companies.',
    severity: 'error',
    from: { path: '^client/src/connect/sdk/', pathNot: tests },
    to: { path: '^client/src/', pathNot: '^client/src/connect/sdk/' },
  },
  {
    name: 'external-editor-is-a-stranger',
    comment: 'What it does, a program of another company can do with the SDK alone.',
    severity: 'error',
    from: { path: '^client/src/external-editor/' },
    to: {
      path: '^(client|shared)/src/',
      pathNot: ['^client/src/external-editor/', '^client/src/connect/sdk/index.ts$'],
    },
  },
  {
    name: 'composition-enters-by-the-index',
    comment: 'Also app.module.ts, start, demo and the app folders take the door, or a screen.',
    severity: 'error',
    from: { path: composition, pathNot: tests },
    to: { path: ['^server/src/features/', clientFeature], pathNot: [...anyIndex, screen] },
  },
  {
    name: 'permission-codes-in-policies',
    comment:
      'Who may do what is asked of a policy by the name of the action; others carry what somebody holds.',
    severity: 'error',
    from: {
      path: '^(server|client|shared)/src/',
      pathNot: ['^shared/src/permissions/', '\\.policy\\.ts$', ...tests],
    },
    to: { path: '^shared/src/permissions/codes\\.ts$', dependencyTypesNot: ['type-only'] },
  },
];
