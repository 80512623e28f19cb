import { enterQueue } from './picture-queue.js';

describe('picture queue', () => {
  it('admits two at a time, in order, and skips those that left', () => {
    const entered: string[] = [];
    const [a, , c, d] = ['a', 'b', 'c', 'd'].map((name) => enterQueue(() => entered.push(name)));
    expect(entered).toStrictEqual(['a', 'b']);
    c?.();
    expect(entered).toStrictEqual(['a', 'b']);
    a?.();
    expect(entered).toStrictEqual(['a', 'b', 'd']);
    a?.();
    d?.();
    expect(entered).toStrictEqual(['a', 'b', 'd']);
  });
});
