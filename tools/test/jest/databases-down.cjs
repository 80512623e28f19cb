/** Lets the holder of the databases drop those of this run. */
module.exports = async function databasesDown() {
  await globalThis.testDatabases?.release();
};
