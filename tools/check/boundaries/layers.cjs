const { anyIndex, packages, serverFeature, tests } = require('./paths.cjs');

const pure = '\\.(events|commands|errors|rules|decider|projection|tags)\\.ts$';
const entity = '\\.entity\\.ts$';
const readModel = '\\.(entity|queries)\\.ts$';
const service = '\\.(service|port)\\.ts$';
/** Driven by events, jobs and page rendering. */
const driven = '\\.(reactor|processor|topic|source|screen)\\.ts$';
/** HTTP, sockets and helpers of their controllers. */
const edge = '\\.(controller|form|gateway|guard|pipe|hook|filter|http)\\.ts$';
const handlesCommands =
  '\\.(service|adapter|reactor|processor|controller|form|gateway|module)\\.ts$';
const suffixed = `\\.(${[
  ...['events', 'commands', 'errors', 'rules', 'decider', 'projection', 'tags'],
  ...['entity', 'queries', 'service', 'port', 'adapter'],
  ...['reactor', 'processor', 'topic', 'source', 'screen'],
  ...['controller', 'form', 'gateway', 'guard', 'pipe', 'hook', 'filter', 'http', 'module'],
].join('|')})\\.ts$`;
const wiring = '(\\.module|/index)\\.ts$';

/** A feature, or its screens and forms in the shop. */
const feature = `${serverFeature}([^/]+)/.*`;
const own = `${serverFeature}$1(?=/).*`;
const fastify = packages('fastify', '@fastify/[^/]+');
const pureOfPlatform =
  '^server/src/platform/(domain-error|event-log/model/(decider|projection|tag-table))\\.ts$';

/** Dependencies between the layers of a server feature, by file suffix (decision 0020). */
module.exports = [
  {
    name: 'pure-imports-only-pure',
    comment:
      'Events, commands, errors, rules, deciders, projections and tags: no clock, I/O, framework.',
    severity: 'error',
    from: { path: `${feature}${pure}` },
    to: {
      pathNot: [
        '^shared/src/',
        `${own}${pure}`,
        `${own}${entity}`,
        pureOfPlatform,
        // A pure function of a text.
        packages('escape-html'),
        ...anyIndex,
      ],
    },
  },
  {
    name: 'pure-takes-only-types-of-the-impure',
    comment:
      "Only types of its row and of other features' events; a value import would load the rest.",
    severity: 'error',
    from: { path: `${feature}${pure}` },
    to: { path: [...anyIndex, `${own}${entity}`], dependencyTypesNot: ['type-only'] },
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
    comment: 'Modules may register repositories for their queries.',
    severity: 'error',
    from: {
      path: '^server/src/',
      pathNot: [readModel, '\\.module\\.ts$', '^server/src/platform/', ...tests],
    },
    to: { path: packages('@nestjs/typeorm') },
  },
  {
    name: 'read-model-knows-no-lower-layer',
    severity: 'error',
    from: { path: `${feature}${readModel}` },
    to: { path: [service, driven, edge, wiring].map((suffix) => own + suffix) },
  },
  {
    name: 'read-model-knows-only-the-database',
    comment: 'Besides pure code: TypeORM, dependency injection and a cache in memory.',
    severity: 'error',
    from: { path: `${feature}${readModel}` },
    to: {
      pathNot: [
        '^shared/src/',
        own,
        '^server/src/platform/',
        packages('typeorm', '@nestjs/typeorm', '@nestjs/common', 'lru-cache'),
        ...anyIndex,
      ],
    },
  },
  {
    name: 'read-model-takes-only-types-elsewhere',
    comment: 'Types of other features and of the platform; values only from its database folder.',
    severity: 'error',
    from: { path: `${feature}${readModel}` },
    to: {
      path: [...anyIndex, '^server/src/platform/'],
      pathNot: ['^server/src/platform/database/', pureOfPlatform],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'service-knows-no-lower-layer',
    comment:
      'A service takes a command context or plain values, never a request; from adapters it may import types.',
    severity: 'error',
    from: { path: `${feature}${service}` },
    to: {
      path: [driven, edge, '\\.module\\.ts$'].map((suffix) => own + suffix),
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'service-knows-no-http',
    severity: 'error',
    from: { path: `${feature}${service}` },
    to: { path: '^server/src/platform/http/' },
  },
  {
    name: 'driven-adapter-knows-no-lower-layer',
    severity: 'error',
    from: { path: `${feature}${driven}` },
    to: { path: [edge, wiring].map((suffix) => own + suffix) },
  },
  {
    name: 'driven-adapter-knows-no-http',
    comment:
      'An event leads to a command, a job or a message; there is no caller to answer. Sources and screens answer the renderer.',
    severity: 'error',
    from: { path: `${feature}${driven}` },
    to: { path: ['^server/src/platform/http/', packages('@nestjs/(?!(common|typeorm)/)[^/]+')] },
  },
  {
    name: 'fastify-only-in-http-adapters',
    severity: 'error',
    from: { path: [service, driven, '\\.adapter\\.ts$'].map((suffix) => feature + suffix) },
    to: { path: fastify },
  },
  {
    name: 'plain-file-knows-no-framework',
    comment: 'Files without a suffix contain functions, types and classes without injection.',
    severity: 'error',
    from: { path: serverFeature, pathNot: [suffixed, '/index\\.ts$', ...tests] },
    to: { path: [fastify, packages('@nestjs/[^/]+')] },
  },
  {
    name: 'commands-only-from-services-and-adapters',
    comment: 'Other layers may import the type of a command context.',
    severity: 'error',
    from: {
      path: serverFeature,
      pathNot: [pure, readModel, handlesCommands, ...tests],
    },
    to: {
      path: '^server/src/platform/event-log/commands/command-handler\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'edge-knows-no-wiring',
    severity: 'error',
    from: { path: `${feature}${edge}` },
    to: { path: `${own}${wiring}` },
  },
];
