import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';

import type { Config } from '../platform/config/config.js';

/** Built with the client: the demo editor, and the SDK that it uses. */
const folder = path.resolve(import.meta.dirname, '../../../client/dist/external-editor');
const host = '127.0.0.1';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.json': 'application/json',
};

/**
 * The demo editor may frame and call any shop and show its images; scripts and styles are its own.
 */
const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; connect-src http: https: ws: wss:; frame-src http: https:; img-src http: https: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
};

/** Origin of the demo editor: the port after the product's, on another site than any shop. */
export function externalEditorOrigin({ PORT }: Pick<Config, 'PORT'>): string {
  return `http://${host}:${PORT + 1}`;
}

/** Whether the demo editor is served: only with the demo, on a local machine. */
export function hasExternalEditor({
  SEED_DEMO,
  NODE_ENV,
}: Pick<Config, 'SEED_DEMO' | 'NODE_ENV'>): boolean {
  return SEED_DEMO && NODE_ENV !== 'production';
}

/**
 * Serves the demo editor to this machine; returns a stop function. The product continues without it
 * if another program uses its port.
 */
export async function serveExternalEditor({
  PORT,
}: Pick<Config, 'PORT'>): Promise<() => Promise<void>> {
  const server = serving();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(PORT + 1, host, resolve);
    });
  } catch {
    console.error(`Another program uses port ${PORT + 1}, so the demo editor is not available.`);
  }
  return () =>
    new Promise((resolve) => {
      server.close(() => {
        resolve();
      });
      server.closeAllConnections();
    });
}

interface File {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Files by path; nothing else is read from disk. */
function filesIn(root: string): ReadonlyMap<string, File> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const files = names.flatMap((name): (readonly [string, File])[] => {
    const type = types[path.extname(name)];
    if (type === undefined) return [];
    const url = name === 'external-editor.html' ? '/' : `/${name.replaceAll(path.sep, '/')}`;
    return [[url, { type, bytes: readFileSync(path.join(root, name)) }]];
  });
  return new Map(files);
}

/** Reads files on each request, because a development build replaces them. */
function serving(): Server {
  return createServer(({ method, url = '/' }, response) => {
    const file = filesIn(folder).get(new URL(url, 'http://localhost').pathname);
    if (file === undefined || (method !== 'GET' && method !== 'HEAD')) {
      response.writeHead(404, headers).end();
      return;
    }
    // Programs on other origins may load the SDK from here.
    const own = { 'content-type': file.type, 'access-control-allow-origin': '*' };
    response.writeHead(200, { ...headers, ...own }).end(method === 'HEAD' ? '' : file.bytes);
  });
}
