const { options } = require('../../../.dependency-cruiser.cjs');
const { tests } = require('./paths.cjs');

/**
 * Import cycles between folders. A folder counts with everything below it, but not as part of a
 * cycle with its own subfolders. Tests do not count.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'One folder of a cycle cannot be read or changed without the others.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: [options.exclude.path, ...tests] } },
};
