const { holdDatabases } = require('./databases.cjs');

/** Passes the databases of this run to the workers, unless the caller of jest has done so. */
module.exports = async function databasesUp() {
  if (process.env.TEST_DATABASES) return;
  globalThis.testDatabases = await holdDatabases();
  process.env.TEST_DATABASES = globalThis.testDatabases.databases;
};
