import { deviceOf } from './device.js';

const of = (userAgent: string) => deviceOf(userAgent, '').device;
const from = (address: string) => deviceOf(undefined, address).network;

describe('device of a session', () => {
  it.each([
    [
      'Chrome on Windows',
      'Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    ],
    ['Edge on Windows', 'Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36 Edg/140.0'],
    ['Firefox on Linux', 'X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    [
      'Safari on iPhone',
      'iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    ],
    [
      'Chrome on iPhone',
      'iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Mobile Safari/604.1',
    ],
    ['Safari on Mac', 'Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15'],
    [
      'Safari on iPad',
      'iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15',
    ],
    ['Chrome on Android', 'Linux; Android 15) Chrome/140.0 Mobile Safari/537.36'],
    [
      'Samsung Internet on Android',
      'Linux; Android 15) SamsungBrowser/28.0 Chrome/130.0 Safari/537.36',
    ],
    ['Opera on ChromeOS', 'X11; CrOS x86_64 14541.0.0) Chrome/140.0 Safari/537.36 OPR/120.0'],
  ])('is labelled %s', (label, system) => {
    expect(of(`Mozilla/5.0 (${system}`)).toBe(label);
  });

  it('is labelled with the known parts only', () => {
    expect(of('Firefox/140.0')).toBe('Firefox');
    expect(of('Mozilla/5.0 (iPad)')).toBe('iPad');
    expect(of('<script>alert(1)</script>')).toBeNull();
    expect(of('Version/ Safari/')).toBeNull();
    expect(deviceOf(undefined, '203.0.113.9').device).toBeNull();
  });

  it.each([
    ['203.0.113.9', '203.0.113.x'],
    ['::ffff:203.0.113.9', '203.0.113.x'],
    ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:x'],
    ['2001:db8:85a3::7348', '2001:db8:85a3:x'],
    ['2001:db8::7348', '2001:db8:0:x'],
    ['::1', '0:0:0:x'],
    ['fe80::1%eth0', 'fe80:0:0:x'],
    ['nowhere', null],
    ['', null],
  ])('at address %s has the network label %s', (address, network) => {
    expect(from(address)).toBe(network);
  });
});
