import { request as httpRequest } from 'node:http';

import type { Browser } from '../../platform/testing/browser.js';
import type { TestApp } from '../../platform/testing/start-app.js';
import { libraryPath } from './media.testing.js';

/** The first half of a file. */
export function half(content: Buffer): Buffer {
  return content.subarray(0, Math.floor(content.length / 2));
}

/** Low-level request that uploads in chunks, without a content length. */
function byHand(app: TestApp, browser: Browser, name: string): ReturnType<typeof httpRequest> {
  return httpRequest(`${app.url}${libraryPath}?name=${name}`, {
    method: 'POST',
    headers: {
      host: browser.host,
      cookie: browser.cookieHeader(),
      'x-xsrf-token': browser.cookie('XSRF-TOKEN') ?? '',
      'content-type': 'application/octet-stream',
      'transfer-encoding': 'chunked',
    },
  });
}

/** Returns the status of a chunked upload. */
export function chunked(app: TestApp, browser: Browser, content: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = byHand(app, browser, 'a.png');
    call.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    call.on('error', reject);
    call.end(content);
  });
}

/** Starts an upload and disconnects halfway. */
export async function broken(app: TestApp, browser: Browser, content: Buffer): Promise<void> {
  const call = byHand(app, browser, 'broken-off.png');
  const ended = new Promise((resolve) => call.on('error', resolve));
  await new Promise<void>((resolve) => call.write(half(content), () => resolve()));
  call.destroy();
  await ended;
}
