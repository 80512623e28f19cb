import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

/** Beside each script and style its compressed forms, which the server then sends as they are. */
function precompressed(): Plugin {
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

/** Vite leaves the name in a server-side bundle, and React would be its slow development form there. */
const production = { 'process.env.NODE_ENV': JSON.stringify('production') };

// `shared` is read from its source; the server-side bundle holds all it needs, React included.
export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [precompressed()])],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ...(isSsrBuild && { define: production }),
  ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
  build: isSsrBuild
    ? { outDir: 'dist/ssr', copyPublicDir: false, target: 'node20' }
    : {
        outDir: 'dist/web',
        manifest: true,
        assetsInlineLimit: 0,
        rollupOptions: {
          input: ['src/app/shop/loader.ts', 'src/app/shop/entry-client.tsx', 'office.html'],
        },
      },
}));
