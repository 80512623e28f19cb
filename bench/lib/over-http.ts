import { Agent, request } from 'node:http';

/** Requests a path over one keep-alive connection; any status but 200 ends the bench. */
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
