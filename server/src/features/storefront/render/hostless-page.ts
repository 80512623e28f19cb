import { createHash } from 'node:crypto';

import { shopCsp } from '../../../platform/content-security-policy.js';

const style = `body{display:grid;min-height:100vh;margin:0;place-content:center;padding:24px;box-sizing:border-box;background:#f4f5f0;color:#1b1c1f;font:17px/1.5 system-ui,sans-serif}main{max-width:34rem}h1{margin:0 0 8px;font-size:28px;line-height:1.2}p{margin:0;color:#55585f}`;

/** Of the only thing that the page loads. */
export const hostlessPolicy = shopCsp({
  styleHashes: [`sha256-${createHash('sha256').update(style).digest('base64')}`],
  scriptHashes: [],
});

/** What people read at a host that has no shop: on the base host it is one that nobody has set up yet. */
export function hostlessPage(isBaseHost: boolean): string {
  const [title, text] = isBaseHost
    ? [
        'Nothing is here yet',
        'Selvedge runs, and waits for its first member of staff. When it started, it printed a link: whoever opens that link sets up what will be seen here.',
      ]
    : ['There is no shop here', 'Please look at the address once more.'];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;
}
