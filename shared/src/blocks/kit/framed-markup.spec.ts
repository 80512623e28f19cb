import { frameHeightIn, framedPage } from './framed-markup.js';

const kind = 'selvedge-frame-height';

describe('the frame height', () => {
  it.each<[unknown, number | undefined]>([
    [{ kind, height: 120.2 }, 121],
    [{ kind, height: 1e9 }, 5_000],
    [{ kind, height: Number.POSITIVE_INFINITY }, 5_000],
    [{ kind, height: Number.NaN }, undefined],
    [{ kind, height: 0 }, undefined],
    [{ kind, height: -5 }, undefined],
    [{ kind, height: '120' }, undefined],
    [{ kind }, undefined],
    [{ kind: 'connect:hello', height: 120 }, undefined],
    [{ height: 120 }, undefined],
    ['120', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('of message %j is %j', (message, expected) => {
    expect(frameHeightIn(message)).toBe(expected);
  });
});

describe('the framed page', () => {
  it('contains the markup unchanged and opens links in a new tab', () => {
    const markup = '<b onclick="x()">Hi</b></iframe><script>go()</script>';
    expect(framedPage(markup, '#123456')).toContain(`<body>${markup}</body>`);
    expect(framedPage(markup, '#123456')).toContain('color:#123456');
    expect(framedPage('', '#000')).toContain('<base target="_blank">');
  });
});
