import { readFileSync } from 'node:fs';

/**
 * For `knip --production`: what nothing but specs use is dead too. A name may still be exported for
 * its spec where the file itself lives by it.
 */
export default {
  ...JSON.parse(readFileSync(new URL('../../knip.json', import.meta.url), 'utf8')),
  ignoreExportsUsedInFile: true,
  // Of specs alone, in a package whose every file may be imported.
  ignore: [
    'shared/src/**/*.testing.ts',
    'shared/src/blocks/fixtures.gen.ts',
    'client/src/shop/app/fixtures.testing.gen.ts',
  ],
};
