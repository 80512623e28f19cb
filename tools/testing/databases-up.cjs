const { fork } = require('node:child_process');
const path = require('node:path');

const server = path.resolve(__dirname, '../../server');

/**
 * Starts the process that holds this run's databases (server/src/platform/testing/databases.ts)
 * and tells the workers about them. A database that cannot be had fails the specs that need one.
 */
module.exports = async function databasesUp() {
  // As programOf (server/src/platform/testing/programs.ts) has it.
  const isBuilt = process.env.TEST_PROGRAMS === 'built';
  const name = 'platform/testing/databases.main';
  const holder = fork(isBuilt ? `dist/${name}.js` : `src/${name}.ts`, {
    cwd: server,
    execArgv: isBuilt ? [] : ['--conditions=source', '--import', '@swc-node/register/esm-register'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  globalThis.testDatabasesHolder = holder;
  process.env.TEST_DATABASES = await new Promise((resolve, reject) => {
    holder.once('message', resolve);
    holder.once('exit', () => reject(new Error('The holder of the test databases ended.')));
  });
};
