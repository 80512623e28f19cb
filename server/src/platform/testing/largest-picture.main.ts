import { readFile } from 'node:fs/promises';

import { render } from '../../features/images/pictures.testing.js';

/*
 * A process that makes one rendition of an original, in the form of a query, and tells the most memory that
 * it ever had, in bytes: for the spec of the image service.
 */

const [file = '', query = ''] = process.argv.slice(2);
await render(await readFile(file), query, 'webp');
process.send?.(process.resourceUsage().maxRSS * 1024);
process.disconnect();
