const { anyIndex, packages, tests } = require('./paths.cjs');

const pure = '\\.(events|commands|errors|rules|decider|projection|tags)\\.ts$';
const entity = '\\.entity\\.ts$';
const readModel = '\\.(entity|queries)\\.ts$';
const service = '\\.(service|port)\\.ts$';
/** Driven by events, by jobs, and by the rendering of pages. */
const driven = '\\.(reactor|processor|topic|source|screen)\\.ts$';
/** HTTP and sockets, and what helps their controllers. */
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

const feature = '^server/src/features/([^/]+)/.*';
const own = '^server/src/features/$1(?=/).*';
const fastify = packages('fastify', '@fastify/[^/]+');
const pureOfPlatform =
  '^server/src/platform/(domain-error|event-log/model/(decider|projection|tag-table))\\.ts$';

/** Which suffix of a server feature knows which (decision 0020). */
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
        // A function of a text, and nothing else.
        packages('escape-html'),
        ...anyIndex,
      ],
    },
  },
  {
    name: 'pure-takes-only-types-of-the-impure',
    comment:
      "Its row's type, and another feature's events; a value would bring all the rest along.",
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
    comment: 'A module may register what @nestjs/typeorm gives to its queries.',
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
    comment: 'Besides the pure things: TypeORM, and what makes a class injectable.',
    severity: 'error',
    from: { path: `${feature}${readModel}` },
    to: {
      pathNot: [
        '^shared/src/',
        own,
        '^server/src/platform/',
        packages('typeorm', '@nestjs/typeorm', '@nestjs/common'),
        ...anyIndex,
      ],
    },
  },
  {
    name: 'read-model-takes-only-types-elsewhere',
    comment: 'Of other features and of the platform, except its database.',
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
      'It takes a command context or plain values, never a request; of those who do, a type at most.',
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
      'An event leads to a command, a job or a message; nobody is there to be answered. Sources and screens answer who renders.',
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
    comment: 'What has no suffix is plain functions, types, and classes that nobody injects.',
    severity: 'error',
    from: { path: '^server/src/features/', pathNot: [suffixed, '/index\\.ts$', ...tests] },
    to: { path: [fastify, packages('@nestjs/[^/]+')] },
  },
  {
    name: 'commands-only-from-services-and-adapters',
    comment: 'Who else needs the context of a command takes its type.',
    severity: 'error',
    from: {
      path: '^server/src/features/',
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
