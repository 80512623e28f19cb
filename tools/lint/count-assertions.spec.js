import { countAssertions } from './count-assertions.js';

describe('countAssertions', () => {
  it.each([
    ['const a = b as C; f(d as E);', 2],
    ['const a = b as unknown as C;', 1],
    ["const a = ['b'] as const;", 0],
    ["import { a as b } from 'c'; export { b as d };", 0],
    ["const a = 'b as C'; // d as E", 0],
  ])('for %s returns %d', (text, count) => {
    expect(countAssertions(text, 'a.ts')).toBe(count);
  });

  it('parses JSX', () => {
    expect(countAssertions('const a = <b>c as D</b>; f(<e g={h as I} />);', 'a.tsx')).toBe(1);
  });
});
