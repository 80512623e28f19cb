import { FrameHandshake } from './frame-handshake.js';
import { HostHandshake, type WindowMessage } from '../sdk/handshake.js';

const [shop, editor] = ['https://shop.example', 'https://editor.example'];
const [frameWindow, hostWindow] = [{ name: 'frame' }, { name: 'host' }];
const sid = 'session-1';
const terms = { pageId: 7, module: 'v2', operator: 'default' } as const;

/** Both ends of a handshake, each at its own origin. */
function ends(nonceF = 'f-1', own = sid) {
  let made = 0;
  const frame = new FrameHandshake({ window: () => hostWindow, origin: editor, sid: own }, nonceF);
  const page = { window: () => frameWindow, origin: shop, sid };
  const host = new HostHandshake(page, terms, () => `h-${String((made += 1))}`);
  return { frame, host };
}

const fromPage = (data: unknown): WindowMessage => ({ data, origin: shop, source: frameWindow });
const fromHost = (data: unknown): WindowMessage => ({ data, origin: editor, source: hostWindow });

function accepted({ frame, host }: ReturnType<typeof ends>) {
  const step = host.receive(fromPage(frame.hello));
  if (step === undefined || !('accept' in step)) throw new Error('The page was not accepted.');
  return step.accept;
}

describe('connect handshake', () => {
  it('exchanges hello, accept and ready with the nonces of both ends', () => {
    const both = ends();
    expect(both.frame.hello).toStrictEqual({
      kind: 'connect:hello',
      sid,
      protocol: [1],
      nonceF: 'f-1',
    });
    const accept = accepted(both);
    expect(accept).toMatchObject({ sid, nonceF: 'f-1', nonceH: 'h-1', ...terms });
    expect(both.frame.receive(fromHost(accept))).toStrictEqual(accept);
    const ready = both.frame.readyFor(accept);
    expect(ready).toMatchObject({ nonceH: 'h-1', pageId: 7, mode: 'preview' });
    expect(both.host.receive(fromPage(ready))).toStrictEqual({ ready });
  });

  it('answers a repeated hello identically, and a reloaded page with a new nonce', () => {
    const { frame, host } = ends();
    expect(accepted({ frame, host })).toStrictEqual(accepted({ frame, host }));
    const reloaded = ends('f-2').frame;
    const accept = accepted({ frame: reloaded, host });
    expect(accept.nonceH).toBe('h-2');
    // A late message of the page before the reload.
    host.receive(fromPage(frame.readyFor({ ...accept, nonceH: 'h-1' })));
    expect(host.ignored).toStrictEqual({ wrong_source: 0, nonce_mismatch: 1 });
    expect(host.receive(fromPage(reloaded.readyFor(accept)))).toMatchObject({
      ready: { pageId: 7 },
    });
  });

  it('ignores and counts messages from other windows and origins', () => {
    const { frame, host } = ends();
    host.receive({ ...fromPage(frame.hello), source: hostWindow });
    host.receive({ ...fromPage(frame.hello), origin: 'https://evil.example' });
    const accept = accepted({ frame, host });
    frame.receive({ ...fromHost(accept), source: frameWindow });
    frame.receive({ ...fromHost(accept), origin: shop });
    expect(host.ignored.wrong_source).toBe(2);
    expect(frame.ignored.wrong_source).toBe(2);
    expect(frame.receive(fromHost(accept))).toStrictEqual(accept);
  });

  it('ignores and counts wrong nonces and other sessions', () => {
    const { frame, host } = ends();
    const accept = accepted({ frame, host });
    expect(frame.receive(fromHost({ ...accept, nonceF: 'f-9' }))).toBeUndefined();
    expect(frame.receive(fromHost({ ...accept, sid: 'session-2' }))).toBeUndefined();
    expect(frame.ignored).toStrictEqual({ wrong_source: 0, nonce_mismatch: 2 });
    expect(host.receive(fromPage(ends('f-3', 'session-2').frame.hello))).toBeUndefined();
    expect(host.ignored.nonce_mismatch).toBe(1);
  });

  it('reports the supported versions of an incompatible page', () => {
    const { frame, host } = ends();
    const step = host.receive(fromPage({ ...frame.hello, protocol: [7] }));
    expect(step).toStrictEqual({ unsupported: [7] });
  });

  it.each([null, 'connect:hello', { kind: 'other' }, { name: 'connect:hello' }])(
    'ignores unrelated message %j without counting it',
    (data) => {
      const { frame, host } = ends();
      expect(host.receive({ ...fromPage(data), source: null })).toBeUndefined();
      expect(frame.receive({ ...fromHost(data), source: null })).toBeUndefined();
      expect(host.ignored.wrong_source + frame.ignored.wrong_source).toBe(0);
    },
  );
});
