const { serverFeature, tests } = require('./paths.cjs');

const eventLog = '^server/src/platform/event-log/';
const ports =
  eventLog + '(model/|event-log\\.ts|commands/command-handler\\.ts|privacy/subject-erasure\\.ts)';

/** Access to the event log. */
module.exports = [
  {
    name: 'event-log-by-its-model',
    comment: 'Features may use the event model, the registration functions and the ports.',
    severity: 'error',
    from: { path: serverFeature, pathNot: tests },
    to: { path: eventLog, pathNot: ports },
  },
  {
    name: 'append-is-closed',
    comment: 'Append through CommandHandler or the port EventLog.',
    severity: 'error',
    from: { path: '^server/src/', pathNot: [eventLog, ...tests] },
    to: { path: `${eventLog}append/` },
  },
];
