const { fork } = require('node:child_process');
const { once } = require('node:events');
const path = require('node:path');

const server = path.resolve(__dirname, '../../../server');

/**
 * Starts the process that holds the databases of one run
 * (server/src/platform/testing/databases.main.ts). It sends JSON, with a `problem` where there is one:
 * a database that is not available fails the specs that need one, and nothing else.
 */
exports.holdDatabases = async function holdDatabases() {
  // As programOf (server/src/platform/testing/programs.ts) has it.
  const isBuilt = process.env.TEST_PROGRAMS === 'built';
  const name = 'platform/testing/databases.main';
  const holder = fork(isBuilt ? `dist/${name}.js` : `src/${name}.ts`, {
    cwd: server,
    execArgv: isBuilt ? [] : ['--conditions=source', '--import', '@swc-node/register/esm-register'],
    // The passwords of the demo are then hashed with the quick parameters of tests.
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'test' },
  });
  const exited = once(holder, 'exit');
  const problem = 'The process that holds the test databases has exited.';
  const failed = exited.then(() => [JSON.stringify({ problem })]);
  const nextMessage = async () => (await Promise.race([once(holder, 'message'), failed]))[0];
  const databases = await nextMessage();
  let parts = 0;
  return {
    /** For TEST_DATABASES. */
    databases,
    /** Those of a part of the run, which may be dropped before the others. */
    part() {
      parts += 1;
      const { prefix, ...others } = JSON.parse(databases);
      // Without a prefix they are a problem, which is that of every part.
      const own = prefix && `${prefix}${parts}_`;
      return {
        databases: JSON.stringify({ ...others, prefix: own }),
        drop() {
          if (own && holder.connected) holder.send({ drop: own });
        },
      };
    },
    /** A database with the demo, and the files that belong to it. */
    demo() {
      if (holder.connected) holder.send('demo');
      return nextMessage();
    },
    /** Lets it drop them, and waits until it has. */
    async release() {
      if (holder.connected) holder.disconnect();
      await exited;
    },
  };
};
