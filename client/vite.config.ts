import { createHash } from 'node:crypto';
import path from 'node:path';

import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

import { chunks } from './build/chunks.js';
import { classTables } from './build/class-tables.js';
import { cascadeLayers } from './build/layers.js';
import { linkedByServer } from './build/linked-by-server.js';
import { ownIcons } from './build/own-icons.js';
import { precompressed } from './build/precompressed.js';

/** Short suffix of class names, unique per style sheet and identical in both builds. */
function suffixOf(file: string): string {
  const source = path.relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  return `_${createHash('sha256').update(source).digest('base64url').slice(0, 4)}`;
}

/**
 * Vite leaves this variable in a server bundle, where React would use its slow development build.
 */
const production = { 'process.env.NODE_ENV': JSON.stringify('production') };

// `shared` is read from source. The server bundle is self-contained, including React.
export default defineConfig(({ isSsrBuild = false }) => {
  const { plugin, groups } = chunks();
  return {
    plugins: [
      react(),
      ownIcons(),
      cascadeLayers(),
      ...(isSsrBuild ? [] : [classTables(), linkedByServer(), plugin, precompressed()]),
    ],
    resolve: { conditions: ['source', ...defaultClientConditions] },
    css: { modules: { generateScopedName: (name, file) => name + suffixOf(file) } },
    ...(isSsrBuild && { define: production }),
    ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
    build: isSsrBuild
      ? { outDir: 'dist/ssr', copyPublicDir: false, target: 'node20' }
      : {
          outDir: 'dist/web',
          manifest: true,
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rollupOptions: {
            input: [
              'src/shop/app/loader.ts',
              'src/shop/app/entry-client.tsx',
              'src/push-worker/worker.ts',
              'office.html',
              'editor.html',
            ],
            output: {
              codeSplitting: { groups },
              chunkFileNames: ({ name }) => `assets/${name.replace('.screen', '')}-[hash:7].js`,
            },
          },
        },
  };
});
