import { readFile } from 'node:fs/promises';

import { render } from '../../features/images/pictures.testing.js';

/*
 * Renders one rendition of an original, given as a query string, and prints the peak memory in
 * bytes, for the spec of the image service.
 */

const [file = '', query = ''] = process.argv.slice(2);
await render(await readFile(file), query, 'webp');
process.send?.(process.resourceUsage().maxRSS * 1024);
process.disconnect();
