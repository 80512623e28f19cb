const { anyDoor, packages, tests } = require('./paths.cjs');

const pure = '\\.(events|commands|errors|rules|decider|projection|tags)\\.ts$';
const entity = '\\.entity\\.ts$';
const readModel = '\\.(entity|queries)\\.ts$';
/** Driven by events, and by the rendering of pages. */
const reactor = '\\.(reactor|source)\\.ts$';
const edge = '\\.(controller|gateway|processor)\\.ts$';
const wiring = '(\\.module|/index)\\.ts$';

const feature = '^server/src/features/([^/]+)/.*';
const own = '^server/src/features/$1(?=/).*';
const pureOfPlatform =
  '^server/src/platform/(domain-error|event-log/model/(decider|projection|tag-table))\\.ts$';

/** Which suffix of a server feature knows which. */
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
        ...anyDoor,
      ],
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
    comment:
      'An event leads to a command, a job or a message; nobody is there to be answered. A source answers blocks.',
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
];
