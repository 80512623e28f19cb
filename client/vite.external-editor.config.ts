import { defaultClientConditions, defineConfig } from 'vite';

import { packageOfSdk } from './build/package-of-sdk.js';

/**
 * Builds the SDK package in the folder `connect`, and the demo editor, which imports it from there.
 */
export default defineConfig({
  plugins: [packageOfSdk('connect')],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: 'dist/external-editor',
    copyPublicDir: false,
    modulePreload: false,
    // The SDK contains Yjs and the rich-text parser.
    chunkSizeWarningLimit: 600,
    rollupOptions: {
      input: { editor: 'external-editor.html', index: 'src/connect/sdk/index.ts' },
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: ({ name }) =>
          name === 'index' ? 'connect/index.js' : 'assets/[name]-[hash:7].js',
        chunkFileNames: 'connect/[name].js',
      },
    },
  },
});
