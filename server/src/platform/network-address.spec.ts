import { groupsOf, lineOf } from './network-address.js';

describe('a network address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:8d3::/64'],
    ['2001:0DB8:85a3:08d3::1', '2001:db8:85a3:8d3::/64'],
    ['2001:db8::7348', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:5::', '2001:db8:1:2::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
    [undefined, ''],
  ])('%s counts as %s', (address, line) => {
    expect(lineOf(address)).toBe(line);
  });

  it('without groups if it is not IPv6', () => {
    expect(groupsOf('203.0.113.9', 3)).toStrictEqual([]);
  });
});
