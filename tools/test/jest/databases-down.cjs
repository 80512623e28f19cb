/** Instructs the holder process to drop the databases of this run. */
module.exports = async function databasesDown() {
  await globalThis.testDatabases?.release();
};
