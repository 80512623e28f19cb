import fc from 'fast-check';

import { isLoopback, isPublicAddress } from './address-ranges.js';

/** An IPv4 address from a number of 32 bits. */
const v4 = (bits: number): string =>
  [24, 16, 8, 0].map((shift) => Math.floor(bits / 2 ** shift) % 256).join('.');
const bitsOf = (address: string): number =>
  address.split('.').reduce((bits, part) => bits * 256 + Number(part), 0);
const group = fc.nat({ max: 0xffff }).map((bits) => bits.toString(16));
const groups = (count: number) =>
  fc.array(group, { minLength: count, maxLength: count }).map((list) => list.join(':'));

/** Any address of `net/prefix`, including the first and the last. */
function within(net: string, prefix: number): fc.Arbitrary<string> {
  const size = 2 ** (32 - prefix);
  const offset = fc.oneof(fc.constantFrom(0, size - 1), fc.nat({ max: size - 1 }));
  return offset.map((by) => v4(bitsOf(net) + by));
}

/** RFC 6890, and additions of RFC 5735, 5771 and 6598. */
const closed = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

const always = (addresses: fc.Arbitrary<string>, isPublic: boolean): void =>
  fc.assert(
    fc.property(addresses, (address) => {
      expect([address, isPublicAddress(address)]).toStrictEqual([address, isPublic]);
    }),
  );

describe('public addresses', () => {
  it.each(closed)('exclude %s/%d, also in mapped notation', (net, prefix) => {
    const addresses = within(net, prefix);
    always(addresses, false);
    for (const before of ['::ffff:', '::', '64:ff9b::', '2002:']) {
      always(
        addresses.map((address) => {
          const bits = bitsOf(address);
          const hex = `${Math.floor(bits / 65_536).toString(16)}:${(bits % 65_536).toString(16)}`;
          return before === '2002:' ? `${before}${hex}::1` : `${before}${hex}`;
        }),
        false,
      );
    }
  });

  it('include all others, up to the borders of the excluded ranges', () => {
    const all = fc.nat({ max: 0xffff_ffff });
    const isClosed = (bits: number) =>
      closed.some(
        ([net, prefix]) =>
          Math.floor(bits / 2 ** (32 - prefix)) === Math.floor(bitsOf(net) / 2 ** (32 - prefix)),
      );
    const neighbours = closed.flatMap(([net, prefix]) => {
      const first = bitsOf(net);
      return [first - 1, first + 2 ** (32 - prefix)].filter((bits) => bits > 0 && bits < 2 ** 32);
    });
    const bits = fc.oneof(all, fc.constantFrom(...neighbours)).filter((one) => !isClosed(one));
    always(bits.map(v4), true);
  });

  it('are those of 2000::/3 for IPv6, except the reserved parts', () => {
    const first = fc.integer({ min: 0x2003, max: 0x3ffe }).map((bits) => bits.toString(16));
    always(
      fc.tuple(first, groups(7)).map(([head, rest]) => `${head}:${rest}`),
      true,
    );
    const outside = fc
      .nat({ max: 0xffff })
      .filter((bits) => bits < 0x2000 || bits > 0x3fff)
      .map((bits) => bits.toString(16));
    always(
      fc.tuple(outside, groups(7)).map(([head, rest]) => `${head}:${rest}`),
      false,
    );
    for (const head of ['2001:0', '2001:1ff', '2001:db8', '2002:808', '3fff:fff'])
      always(
        groups(6).map((rest) => `${head}:${rest}`),
        false,
      );
  });

  it.each(['', 'localhost', '1.2.3', '1.2.3.4.5', '2606:4700::1111%eth0', ' 8.8.8.8', '0x7f.1'])(
    'are not %j',
    (text) => {
      expect(isPublicAddress(text)).toBe(false);
    },
  );

  it('of the loopback are 127.0.0.0/8 and ::1', () => {
    fc.assert(fc.property(within('127.0.0.0', 8), isLoopback));
    expect(['::1', '0:0:0:0:0:0:0:1'].map(isLoopback)).toStrictEqual([true, true]);
    const others = [
      '126.255.255.255',
      '128.0.0.1',
      '10.0.0.1',
      '::',
      '::2',
      'fe80::1',
      'localhost',
    ];
    expect(others.filter(isLoopback)).toStrictEqual([]);
  });
});
