import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
// `gc` is a function once the flag is set.
const collectGarbage = runInNewContext('gc') as () => void;

/** Returns heap and external buffers in bytes after a full garbage collection of this thread. */
export function memoryHeld(): { readonly heap: number; readonly buffers: number } {
  // Objects released by finalizers need another collection.
  for (let time = 0; time < 3; time += 1) collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return { heap: heapUsed, buffers: arrayBuffers };
}
