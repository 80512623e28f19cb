/** Lets the holder drop this run's databases and waits until it has. */
module.exports = async function databasesDown() {
  const holder = globalThis.testDatabasesHolder;
  if (!holder.connected) return;
  const ended = new Promise((resolve) => holder.once('exit', resolve));
  holder.disconnect();
  await ended;
};
