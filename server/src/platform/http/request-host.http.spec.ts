import { once } from 'node:events';
import { connect } from 'node:net';

import { startApp, type TestApp } from '../testing/start-app.js';

describe('the Host header', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });

  /** First line of the answer to a request with exactly these headers. */
  async function statusOf(path: string, headers: readonly string[]): Promise<string> {
    const client = connect(Number(new URL(app.url).port), '127.0.0.1');
    client.write([`GET ${path} HTTP/1.1`, ...headers, '', ''].join('\r\n'), 'latin1');
    const [answer] = await once(client, 'data');
    client.destroy();
    return String(answer).split('\r\n', 1).join('');
  }

  const refused: readonly (readonly [string, readonly string[]])[] = [
    ['is missing', []],
    ['comes twice', ['Host: localhost', 'Host: localhost']],
    ['comes twice, in different case', ['Host: localhost', 'hOST: other.localhost']],
    ['has a user', ['Host: someone@localhost']],
    ['has a path', ['Host: localhost/']],
    ['has a space', ['Host: local host']],
    ['has a port that is not a number', ['Host: localhost:x']],
    ['has two ports', ['Host: localhost:80:80']],
    ['has an IPv6 address without brackets', ['Host: ::1']],
    ['is not ASCII', ['Host: lücalhost']],
    ['is too long', [`Host: ${'a'.repeat(256)}`]],
  ];

  it.each(refused)('is refused when it %s', async (_, headers) => {
    for (const path of ['/', '/livez', '/omnis/v3/basket/main/list/', '/no-such-page/'])
      expect([path, await statusOf(path, headers)]).toStrictEqual([
        path,
        'HTTP/1.1 400 Bad Request',
      ]);
  });

  it('is refused for live connections when it comes twice', async () => {
    const path = '/live/?EIO=4&transport=websocket';
    const upgrade = [
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ];
    expect(await statusOf(path, ['Host: localhost', ...upgrade])).toContain(' 101 ');
    expect(await statusOf(path, ['Host: localhost', 'Host: a', ...upgrade])).toContain(' 400 ');
  });

  it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:80', '[::1]:80', 'my_shop.localhost', ''])(
    'may be "%s"',
    async (host) => {
      expect(await statusOf('/livez', [`Host: ${host}`])).toBe('HTTP/1.1 200 OK');
    },
  );
});
