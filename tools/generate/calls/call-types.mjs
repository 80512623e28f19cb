import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { fingerprintOf } from './fingerprint.mjs';

/*
 * `node tools/generate/calls/call-types.mjs`: writes JSON Schemas of every route's request and
 * answer, from the types that its method declares, for the API description
 * (server/src/platform/openapi). Git ignores the file; builds and specs write it when the sources
 * have changed.
 */

const project = path.resolve(import.meta.dirname, '../../..');
const file = 'server/call-types.gen.json';

/**
 * Writes the schemas if the sources changed: reading the types takes two seconds, comparing
 * fingerprints none (decision 0026).
 */
export async function writeCallTypes(root = project) {
  const from = fingerprintOf(root, ['shared/src', 'server/src', 'tools/generate/calls']);
  const target = path.join(root, file);
  if (existsSync(target) && JSON.parse(readFileSync(target, 'utf8')).from === from) return;
  const { callTypes } = await import('./read-calls.mjs');
  writeFileSync(target, `${JSON.stringify({ from, ...callTypes(root) })}\n`);
}

if (process.argv[1] === import.meta.filename) await writeCallTypes();
