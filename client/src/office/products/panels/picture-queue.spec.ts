import { enterQueue } from './picture-queue.js';

describe('pictures that wait for their turn', () => {
  it('come in two at a time, in their order, and leave without having been in', () => {
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
