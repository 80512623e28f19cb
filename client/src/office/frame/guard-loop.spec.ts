import { afterPass, afterRefusal } from './guard-loop.js';

function memory() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}
const refused = (times: number, by: ReturnType<typeof memory>) =>
  Array.from({ length: times }, () => afterRefusal('/403/', by));

describe('guard loop', () => {
  it('GRD-002 ERR-025 CST-040 redirects to /404/ at the 101st refusal in a row, and then resets', () => {
    const tab = memory();
    expect(new Set(refused(100, tab))).toStrictEqual(new Set(['/403/']));
    expect(refused(2, tab)).toStrictEqual(['/404/', '/403/']);
  });

  it('GRD-002 counts from the last time a screen was allowed', () => {
    const tab = memory();
    refused(100, tab);
    afterPass(tab);
    expect(new Set(refused(100, tab))).toStrictEqual(new Set(['/403/']));
    expect(refused(1, tab)).toStrictEqual(['/404/']);
  });
});
