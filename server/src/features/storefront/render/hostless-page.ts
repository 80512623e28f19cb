import { createHash } from 'node:crypto';

import { shopCsp } from '../../../platform/content-security-policy.js';

const style = `body{display:grid;min-height:100vh;margin:0;place-content:center;padding:24px;box-sizing:border-box;background:#f4f5f0;color:#1b1c1f;font:17px/1.5 system-ui,sans-serif}main{max-width:34rem}h1{margin:0 0 8px;font-size:28px;line-height:1.2}p{margin:0;color:#55585f}`;

/** Allows only the page's own style. */
export const hostlessPolicy = shopCsp({
  styleHashes: [`sha256-${createHash('sha256').update(style).digest('base64')}`],
  scriptHashes: [],
});

/** Page for hosts without a shop; on the base host it explains how to set up the installation. */
export function hostlessPage(isBaseHost: boolean): string {
  const [title, text] = isBaseHost
    ? [
        'Selvedge is not set up yet',
        'The server is running, but it has no staff account. Open the setup link that it printed when it started.',
      ]
    : ['No shop at this address', 'Check the address and try again.'];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;
}
