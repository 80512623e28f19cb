const { holdDatabases } = require('./databases.cjs');

/** Tells the workers about the databases of this run, unless whoever runs jest has done so. */
module.exports = async function databasesUp() {
  if (process.env.TEST_DATABASES) return;
  globalThis.testDatabases = await holdDatabases();
  process.env.TEST_DATABASES = globalThis.testDatabases.databases;
};
