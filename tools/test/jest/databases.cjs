const { fork } = require('node:child_process');
const { once } = require('node:events');
const path = require('node:path');

const releaseMs = 60_000;
const server = path.resolve(__dirname, '../../../server');

/**
 * Starts the process that holds the databases of a run
 * (server/src/platform/testing/databases.main.ts). It sends JSON, with a `problem` if a database is
 * unavailable; then only the specs that need it fail.
 */
exports.holdDatabases = async function holdDatabases() {
  // Same as programOf (server/src/platform/testing/programs.ts).
  const isBuilt = process.env.TEST_PROGRAMS === 'built';
  const name = 'platform/testing/databases.main';
  const holder = fork(isBuilt ? `dist/${name}.js` : `src/${name}.ts`, {
    cwd: server,
    execArgv: isBuilt ? [] : ['--conditions=source', '--import', '@swc-node/register/esm-register'],
    // Demo passwords are then hashed with the fast parameters for tests.
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'test' },
  });
  const exited = once(holder, 'exit');
  const problem = 'The process that holds the test databases has exited.';
  const failed = exited.then(() => [JSON.stringify({ problem })]);
  const nextMessage = async () => (await Promise.race([once(holder, 'message'), failed]))[0];
  const databases = await nextMessage();
  let parts = 0;
  return {
    /** Value of TEST_DATABASES. */
    databases,
    /** Databases of a part of the run, which can be dropped before the others. */
    part() {
      parts += 1;
      const { prefix, ...others } = JSON.parse(databases);
      // Without a prefix, there is a problem, which applies to every part.
      const own = prefix && `${prefix}${parts}_`;
      return {
        databases: JSON.stringify({ ...others, prefix: own }),
        drop() {
          if (own && holder.connected) holder.send({ drop: own });
        },
      };
    },
    /** A database with the demo, and its files. */
    demo() {
      if (holder.connected) holder.send('demo');
      return nextMessage();
    },
    /** Drops the databases; resolves when done. The next run drops those that are left. */
    async release() {
      if (holder.connected) holder.disconnect();
      const limit = setTimeout(() => holder.kill('SIGKILL'), releaseMs);
      await exited;
      clearTimeout(limit);
    },
  };
};
