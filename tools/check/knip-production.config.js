import { readFileSync } from 'node:fs';

/**
 * For `knip --production`: code used only by specs is dead too. A name may still be exported for
 * its spec if its own file uses it.
 */
export default {
  ...JSON.parse(readFileSync(new URL('../../knip.json', import.meta.url), 'utf8')),
  ignoreExportsUsedInFile: true,
  // Used only by specs, in a package whose files can all be imported.
  ignore: [
    'shared/src/**/*.testing.ts',
    'shared/src/blocks/fixtures.gen.ts',
    'client/src/shop/app/fixtures.testing.gen.ts',
  ],
};
