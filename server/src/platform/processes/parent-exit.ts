/**
 * Calls once the process that forked this one is gone: also where it went before anybody asked, while
 * this one was still being loaded. Never calls in a process that nobody forked.
 */
export function onParentExit(act: () => void): void {
  const isForked = process.send !== undefined;
  if (isForked && !process.connected) act();
  else process.once('disconnect', act);
}
