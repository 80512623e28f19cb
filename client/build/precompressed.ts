import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

/** Writes compressed versions next to each script and style, which the server sends unchanged. */
export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.values(bundle).filter(({ fileName }) => /\.(js|css)$/.test(fileName));
      for (const file of texts) {
        const text = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        const target = path.join(dir, file.fileName);
        await writeFile(`${target}.br`, brotliCompressSync(text));
        await writeFile(`${target}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
