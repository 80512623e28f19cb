/**
 * Who never imports whom. One named rule each; tools/boundaries.spec.js plants a violation of every
 * rule and sees it caught. In a path, `$1` stands for what the first group of `from` has matched.
 */

const pure = '\\.(events|commands|errors|rules|decider|projection)\\.ts$';
const entity = '\\.entity\\.ts$';
const readModel = '\\.(entity|queries)\\.ts$';
const reactor = '\\.reactor\\.ts$';
const edge = '\\.(controller|gateway|processor)\\.ts$';
const wiring = '(\\.module|/index)\\.ts$';
const tests = ['\\.(spec|testing)\\.(tsx?|js)$', '^server/src/platform/testing/', '^client/e2e/'];

const feature = '^server/src/features/([^/]+)/.*';
const own = '^server/src/features/$1(?=/).*';
/** The programs of the client; each has features, and what puts them together. */
const programs = '^client/src/(?:shop|office)/';
const clientFeature = `${programs}(?!app/|frame/|shell/)[^/]+/`;
/** Of a feature, or of a folder in it that others need apart from the rest. */
const anyDoor = ['^server/src/features/[^/]+/', `${programs}[^/]+/`].flatMap((room) => [
  `${room}index\\.ts$`,
  `${room}[^/]+/index\\.ts$`,
]);
const composition = [
  '^server/src/(app\\.module|application|main|projections)\\.ts$',
  '^server/src/(start|demo)/',
  `${programs}app/`,
];
const pureOfPlatform =
  '^server/src/platform/(domain-error|event-log/model/(decider|projection))\\.ts$';

const eventLog = '^server/src/platform/event-log/';
const eventLogPorts =
  eventLog + '(model/|event-log\\.ts|commands/command-handler\\.ts|privacy/subject-erasure\\.ts)';

/** Any of these packages, wherever npm has put it. */
const packages = (...names) => `(^|/)node_modules/(${names.join('|')})/`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
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
      name: 'event-log-by-its-model',
      comment:
        'A feature sees what events, deciders and projections are, what it registers, and the ports.',
      severity: 'error',
      from: {
        path: '^server/src/features/',
        pathNot: ['/html-cache/html-cache-eviction\\.ts$', ...tests],
      },
      to: { path: eventLog, pathNot: eventLogPorts },
    },
    {
      name: 'append-is-closed',
      comment: 'What is appended goes through CommandHandler, or the port EventLog.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: [eventLog, ...tests] },
      to: { path: `${eventLog}append/` },
    },
    {
      name: 'ui-and-lib-know-no-feature',
      severity: 'error',
      from: { path: '^client/src/(ui|lib)/', pathNot: tests },
      to: { path: '^client/src/(shop|office)/', pathNot: composition },
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
      to: { path: '^server/src/features/', pathNot: ['^server/src/features/$1/', ...anyDoor] },
    },
    {
      name: 'client-features-meet-at-the-index',
      comment: 'The same in the client; the frame of the shop and the shell of the office too.',
      severity: 'error',
      from: { path: `${programs}([^/]+)/`, pathNot: [...composition, ...tests] },
      to: { path: clientFeature, pathNot: [`${programs}$1/`, ...anyDoor] },
    },
    {
      name: 'programs-apart',
      comment: 'Shop and office never meet, nor do their design systems: what both need is in lib.',
      severity: 'error',
      from: { path: '^client/src/(?:ui/)?(shop|office)/', pathNot: tests },
      to: { path: '^client/src/(ui/)?(shop|office)/', pathNot: '^client/src/(ui/)?$1/' },
    },
    {
      name: 'composition-enters-by-the-index',
      comment: 'Also app.module.ts, start, demo and the app folders take the door.',
      severity: 'error',
      from: { path: composition, pathNot: tests },
      to: { path: ['^server/src/features/', clientFeature], pathNot: anyDoor },
    },
    {
      name: 'pure-imports-only-pure',
      comment:
        'Events, commands, errors, rules, deciders and projections: no clock, I/O, framework.',
      severity: 'error',
      from: { path: `${feature}${pure}` },
      to: {
        pathNot: ['^shared/src/', `${own}${pure}`, `${own}${entity}`, pureOfPlatform, ...anyDoor],
      },
    },
    {
      name: 'pure-takes-only-types-of-the-impure',
      comment:
        "Its row's type, and another feature's events; a value would bring all the rest along.",
      severity: 'error',
      from: { path: `${feature}${pure}` },
      to: { path: [...anyDoor, `${own}${entity}`], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'typeorm-stays-in-the-read-model',
      comment: 'TypeORM stays in .entity, .queries, platform and migrations.',
      severity: 'error',
      from: {
        path: '^(server|client|shared)/src/',
        pathNot: [readModel, '^server/src/platform/', ...tests],
      },
      to: { path: packages('typeorm') },
    },
    {
      name: 'repositories-stay-in-the-read-model',
      comment: 'A module may register what @nestjs/typeorm gives to its queries.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: [readModel, '\\.module\\.ts$', '^server/src/platform/', ...tests],
      },
      to: { path: packages('@nestjs/typeorm') },
    },
    {
      name: 'read-model-knows-no-lower-row',
      severity: 'error',
      from: { path: `${feature}${readModel}` },
      to: { path: [reactor, edge, wiring].map((row) => own + row) },
    },
    {
      name: 'read-model-knows-only-the-database',
      comment: 'Besides the pure things: TypeORM, and what makes a class injectable.',
      severity: 'error',
      from: { path: `${feature}${readModel}` },
      to: {
        pathNot: [
          '^shared/src/',
          own,
          '^server/src/platform/',
          packages('typeorm', '@nestjs/typeorm', '@nestjs/common'),
          ...anyDoor,
        ],
      },
    },
    {
      name: 'read-model-takes-only-types-elsewhere',
      comment: 'Of other features and of the platform, except its database.',
      severity: 'error',
      from: { path: `${feature}${readModel}` },
      to: {
        path: [...anyDoor, '^server/src/platform/'],
        pathNot: ['^server/src/platform/database/', pureOfPlatform],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'reactor-knows-no-lower-row',
      severity: 'error',
      from: { path: `${feature}${reactor}` },
      to: { path: [edge, wiring].map((row) => own + row) },
    },
    {
      name: 'reactor-knows-no-http',
      comment: 'An event leads to a command, a job or a message; nobody is there to be answered.',
      severity: 'error',
      from: { path: `${feature}${reactor}` },
      to: {
        path: [
          '^server/src/platform/http/',
          packages('fastify', '@fastify/[^/]+', '@nestjs/(?!common/)[^/]+'),
        ],
      },
    },
    {
      name: 'edge-knows-no-wiring',
      severity: 'error',
      from: { path: `${feature}${edge}` },
      to: { path: `${own}${wiring}` },
    },
    {
      name: 'only-tests-import-tests',
      severity: 'error',
      from: { path: '^(server|client|shared|migrations)/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'no-cycles',
      comment: 'Under ESM a cycle between decorated classes fails at start, even with forwardRef.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every-import-resolves',
      comment:
        'What is not found is not checked either. The packages left out name sources that they do not ship.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^react-(aria-components|aria|stately)(/|$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
