import { defaultClientConditions, defineConfig } from 'vite';

import { packageOfSdk } from './build/package-of-sdk.js';

/** The SDK as a package, in the folder `connect`, and the demonstration editor, which loads it from there. */
export default defineConfig({
  plugins: [packageOfSdk('connect')],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: 'dist/external-editor',
    copyPublicDir: false,
    modulePreload: false,
    // Yjs and what reads rich text stand in the SDK.
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
