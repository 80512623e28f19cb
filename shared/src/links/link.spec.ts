import fc from 'fast-check';

import { isPictureSource, linkOf } from './link.js';

const shop = 'https://tropic.example';

describe('linkOf', () => {
  it.each([
    ['/collection/ocean/', '/collection/ocean/'],
    ['about/', 'about/'],
    ['?page=2', '?page=2'],
    ['#reviews', '#reviews'],
    ['  /a ', '/a'],
    ['https://tropic.example', 'https://tropic.example'],
    ['https://tropic.example/a', 'https://tropic.example/a'],
    ['HTTPS://TROPIC.example?b', 'HTTPS://TROPIC.example?b'],
    ['\u00a0/a\u00a0', '/a'],
  ])('UTL-001 classifies as internal: %p', (raw, href) => {
    expect(linkOf(raw, shop)).toStrictEqual({ kind: 'internal', href });
  });

  it.each([
    ['https://other.example/'],
    ['http://other.example'],
    ['//other.example/a'],
    ['https://tropic.example.evil.test/'],
    ['https://tropic.example@evil.test/'],
    ['https://tropic.example:8443/'],
  ])('UTL-002 LAY-045 classifies as external: %p', (raw) => {
    expect(linkOf(raw, shop)).toStrictEqual({ kind: 'external', href: raw });
  });

  it.each([['/\\evil.test'], ['\\\\evil.test/'], ['\t/\\evil.test']])(
    'UTL-004 reads slashes as browsers do: %p',
    (raw) => {
      expect(linkOf(raw, shop)).toStrictEqual({
        kind: 'external',
        href: raw.trim().replaceAll('\\', '/'),
      });
    },
  );

  it.each([
    ['mailto:a@b.example'],
    ['tel:+44123'],
    ['wss://a.example'],
    ['ws://a.example'],
    ['mqtts://a.example'],
    ['mqtt://a.example'],
    ['dtg:print'],
  ])('UTL-002 classifies as another program: %p', (raw) => {
    expect(linkOf(raw, shop)).toStrictEqual({ kind: 'other', href: raw });
  });

  it.each([
    ['@open-chat', 'open-chat'],
    [' @open-chat', 'open-chat'],
  ])('LAY-042 classifies as an action: %p', (raw, name) => {
    expect(linkOf(raw)).toStrictEqual({ kind: 'action', name });
  });

  it.each(['#', '', '  ', '@', '\u0000#'])('LAY-043 does nothing for %p', (raw) => {
    expect(linkOf(raw)).toStrictEqual({ kind: 'nothing' });
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\u200bscript:alert(1)',
    '\ufeffjavascript:alert(1)',
    'java\u00adscript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/png;base64,AAAA',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    'ftp://a.example/',
    'about:blank',
    'view-source:https://a.example',
    'filesystem:https://a.example/',
    'intent://a#Intent;end',
    'foo:bar',
  ])('UTL-004 blocks %p', (raw) => {
    expect(linkOf(raw, shop)).toStrictEqual({ kind: 'blocked' });
  });

  it('UTL-004 never allows an unlisted scheme, as browsers would read it', () => {
    const spice = fc.constantFrom('', '\t', '\n', '\r', '\u0000', '\u001f', '\u200b', '\ufeff');
    const name = fc.constantFrom('javascript', 'vbscript', 'data', 'file', 'blob', 'about');
    const raw = fc
      .tuple(name, fc.array(spice, { minLength: 12, maxLength: 12 }), fc.boolean(), fc.string())
      .map(([text, spices, upper, rest]) => {
        const spelt = upper ? text.toUpperCase() : text;
        const hidden = [...spelt].map((letter, at) => (spices[at % 12] ?? '') + letter).join('');
        return `${hidden}${spices[0] ?? ''}:${rest}`;
      });
    fc.assert(
      fc.property(raw, (spelt) => {
        expect(linkOf(spelt)).toStrictEqual({ kind: 'blocked' });
      }),
    );
  });
});

describe('isPictureSource', () => {
  it.each([
    '/images/1',
    'https://a.example/b.png',
    'data:image/png;base64,AAAA',
    'data:image/svg+xml,a',
    ' data:image/png;base64,AAAA',
    '\u200bdata:image/png;base64,AAAA',
  ])('UTL-004 accepts %p', (raw) => {
    expect(isPictureSource(raw)).toBe(true);
  });

  it.each([
    'data:text/html,a',
    'javascript:1',
    'java\u200bscript:1',
    'mailto:a@b.example',
    '#',
    'data:image/x-icon,a',
    'x-data:image/png,a',
  ])('UTL-004 rejects %p', (raw) => {
    expect(isPictureSource(raw)).toBe(false);
  });
});
