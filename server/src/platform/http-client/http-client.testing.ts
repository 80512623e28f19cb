import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Another host on this machine: answers by path and records its requests. */
export class OtherHost {
  readonly requests: string[] = [];

  private constructor(
    private readonly server: Server,
    private readonly answers: Map<string, RequestListener>,
  ) {
    server.on('request', (request, response) => {
      const path = request.url ?? '';
      this.requests.push(path);
      const answer = answers.get(path);
      if (answer === undefined) response.writeHead(404).end();
      else answer(request, response);
    });
  }

  static async open(): Promise<OtherHost> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new OtherHost(server, new Map());
  }

  /** `http://127.0.0.1:<port>`, or the same with another host name. */
  url(path: string, host = '127.0.0.1'): string {
    // It listens on a port.
    const { port } = this.server.address() as AddressInfo;
    return `http://${host}:${port}${path}`;
  }

  on(path: string, answer: RequestListener): void {
    this.answers.set(path, answer);
  }

  /** Answers 200 with this body. */
  serve(path: string, content: string | Buffer, contentType = 'text/plain'): void {
    this.on(path, (_, response) => {
      response.writeHead(200, { 'content-type': contentType }).end(content);
    });
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
