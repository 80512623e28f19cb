import { Agent, request } from 'node:http';

/** Asks a host for a path, by one connection that is kept open; anything but 200 ends the bench. */
export function overHttp(url: string, host: string, path: string): () => Promise<void> {
  const agent = new Agent({ keepAlive: true });
  return () =>
    new Promise<void>((resolve, reject) => {
      const call = request(url + path, { agent, headers: { host } }, (answer) => {
        answer.resume().on('end', () => {
          if (answer.statusCode === 200) resolve();
          else reject(new Error(`${path} answered ${String(answer.statusCode)}.`));
        });
      });
      call.on('error', reject).end();
    });
}
