import { defaultClientConditions, defineConfig } from 'vite';

/** Builds script and style sheet of the pages that the payment sandbox shows to shoppers. */
export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: 'dist/payment-sandbox',
    copyPublicDir: false,
    modulePreload: false,
    rollupOptions: {
      input: { fields: 'src/payment-sandbox/fields.ts', pages: 'src/payment-sandbox/pages.css' },
      output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
    },
  },
});
