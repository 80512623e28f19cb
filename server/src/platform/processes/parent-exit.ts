/**
 * Calls back once the process that forked this one has ended, even if that happened while this one
 * was still loading. Never calls back in a process that was not forked.
 */
export function onParentExit(act: () => void): void {
  const isForked = process.send !== undefined;
  if (isForked && !process.connected) act();
  else process.once('disconnect', act);
}
