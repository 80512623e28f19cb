/** Upper limit in pixels for the height that a frame reports. */
export const maxFrameHeight = 5_000;

const kind = 'selvedge-frame-height';

/** Reads the height from a frame's message; undefined for any other message. */
export function frameHeightIn(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined;
  if (data.kind !== kind || !('height' in data) || typeof data.height !== 'number')
    return undefined;
  const { height } = data;
  return height > 0 ? Math.min(Math.ceil(height), maxFrameHeight) : undefined;
}

/**
 * Page that consists of the owner's markup. It reports its height on changes and on request, and
 * cannot affect the surrounding page otherwise. Links open in a new tab; the default text colour is
 * the shop's.
 */
export function framedPage(markup: string, ink: string): string {
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><base target="_blank"><style>body{display:flow-root;margin:0;color:${ink}}img,video{max-width:100%}</style><script>${reportHeight}</script></head><body>${markup}</body></html>`;
}

const reportHeight = `addEventListener('DOMContentLoaded',()=>{const send=()=>parent.postMessage({kind:'${kind}',height:document.body.getBoundingClientRect().height},'*');new ResizeObserver(send).observe(document.body);addEventListener('message',send)})`;
