import { Session, type Debugger, type InspectorNotification } from 'node:inspector';

const framesAtMost = 20;

/**
 * Pauses the main thread and resolves with its stack, innermost frame first: names of functions and their
 * places, no values. Never resolves while the main thread is blocked outside of JavaScript. The main thread
 * stays paused. Call it from a worker thread.
 */
export function mainThreadStack(): Promise<readonly string[]> {
  return new Promise((resolve) => {
    const urls = new Map<string, string>();
    const session = new Session();
    session.connectToMainThread();
    session.on(
      'Debugger.scriptParsed',
      ({ params }: InspectorNotification<Debugger.ScriptParsedEventDataType>) => {
        urls.set(params.scriptId, params.url);
      },
    );
    session.on(
      'Debugger.paused',
      ({ params }: InspectorNotification<Debugger.PausedEventDataType>) => {
        const frames = params.callFrames.slice(0, framesAtMost);
        resolve(
          frames.map(({ functionName, location: { scriptId, lineNumber, columnNumber = 0 } }) => {
            const place = `${urls.get(scriptId) ?? '?'}:${lineNumber + 1}:${columnNumber + 1}`;
            return `${functionName || '<anonymous>'} (${place})`;
          }),
        );
      },
    );
    session.post('Debugger.enable');
    session.post('Debugger.pause');
  });
}
