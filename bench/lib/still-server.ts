import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Fetches the shop's answer for a path, as a browser would. */
function answerOf(shop: URL, path: string, requestHeaders: IncomingHttpHeaders): Promise<Answer> {
  const headers = { ...requestHeaders, host: shop.host };
  return new Promise((resolve, reject) => {
    const from = { host: '127.0.0.1', port: shop.port, path, headers };
    const asking = request(from, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.once('error', reject);
      reply.once('end', () => {
        const { statusCode: status = 500, headers: responseHeaders } = reply;
        resolve({ status, headers: responseHeaders, body: Buffer.concat(parts) });
      });
    });
    asking.once('error', reject);
    asking.end();
  });
}

/** Removes the parts that make a browser run scripts. */
function withoutScript({ headers, ...answer }: Answer): Answer {
  const isPage = headers['content-type']?.startsWith('text/html') === true;
  const policy = isPage ? { 'content-security-policy': "script-src 'none'" } : {};
  return { ...answer, headers: { ...headers, ...policy } };
}

/** Serves a shop's pages without their scripts, and all their resources, from memory. */
export async function stillServer(
  shop: URL,
): Promise<{ readonly url: string; readonly close: () => void }> {
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer((incoming, reply) => {
    const { url = '/', headers } = incoming;
    const answer = answers.get(url) ?? answerOf(shop, url, headers).then(withoutScript);
    answers.set(url, answer);
    void answer.then(
      ({ status, headers: responseHeaders, body }) =>
        reply.writeHead(status, responseHeaders).end(body),
      () => reply.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on a TCP port.
  const { port } = server.address() as AddressInfo;
  return { url: `http://${shop.hostname}:${String(port)}`, close: () => server.close() };
}
