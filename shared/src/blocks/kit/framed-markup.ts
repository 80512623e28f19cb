/** In pixels: whatever a frame says, the page around it grows no further. */
export const maxFrameHeight = 5_000;

const kind = 'selvedge-frame-height';

/** The height that the page in a frame says it has; undefined for whatever else it says. */
export function frameHeightIn(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined;
  if (data.kind !== kind || !('height' in data) || typeof data.height !== 'number')
    return undefined;
  const { height } = data;
  return height > 0 ? Math.min(Math.ceil(height), maxFrameHeight) : undefined;
}

/**
 * A page that is an owner's markup and nothing else. It says how high it is when it changes and when it
 * is asked, which is all that it can do to the page around it; its links open beside the shop. Words that
 * say nothing else have the colour of the shop's.
 */
export function framedPage(markup: string, ink: string): string {
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><base target="_blank"><style>body{display:flow-root;margin:0;color:${ink}}img,video{max-width:100%}</style><script>${reportHeight}</script></head><body>${markup}</body></html>`;
}

const reportHeight = `addEventListener('DOMContentLoaded',()=>{const send=()=>parent.postMessage({kind:'${kind}',height:document.body.getBoundingClientRect().height},'*');new ResizeObserver(send).observe(document.body);addEventListener('message',send)})`;
