import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Specs that render images, call providers or hash passwords take seconds each. */
const slow = 'images|image-\\w+|mockups|payments|storefront/render|accounts/sign-in';
const rules = String.raw`.*\.(?:decider|rules)\.spec\.ts$`;

/** Specs that need neither a database nor a browser. */
const sources = [
  { folder: 'shared/src', pattern: /\.spec\.ts$/ },
  {
    folder: 'server/src/features',
    pattern: new RegExp(
      `^(?:(?=${rules})|(?!(?:${slow})/)).*(?<!\\.(?:http|contract|slow))\\.spec\\.ts$`,
    ),
  },
];

/** Fake timers come from jest itself, which is not used here. */
const needsJest = (file) => readFileSync(file, 'utf8').includes("from '@jest/globals'");

/** @returns the paths, relative to `root`, of the specs that mutants have to pass */
export function specFiles(root) {
  return sources.flatMap(({ folder, pattern }) =>
    readdirSync(path.join(root, folder), { recursive: true })
      .filter((file) => pattern.test(file) && !needsJest(path.join(root, folder, file)))
      .sort()
      .map((file) => path.join(folder, file)),
  );
}
