import { enterQueue } from './picture-queue.js';

describe('pictures that wait for their turn', () => {
  it('come in two at a time, in their order, and leave without having been in', () => {
    const entered: string[] = [];
    const [a, , c, d] = ['a', 'b', 'c', 'd'].map((name) => enterQueue(() => entered.push(name)));
    expect(entered).toEqual(['a', 'b']);
    c?.();
    expect(entered).toEqual(['a', 'b']);
    a?.();
    expect(entered).toEqual(['a', 'b', 'd']);
    a?.();
    d?.();
    expect(entered).toEqual(['a', 'b', 'd']);
  });
});
