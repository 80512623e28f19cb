import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
// What the flag has made.
const collectGarbage = runInNewContext('gc') as () => void;

/** In bytes, once all garbage of this thread is collected; buffers are those that lie outside the heap. */
export function memoryHeld(): { readonly heap: number; readonly buffers: number } {
  // What a finaliser lets go of is garbage of the next time.
  for (let time = 0; time < 3; time += 1) collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return { heap: heapUsed, buffers: arrayBuffers };
}
