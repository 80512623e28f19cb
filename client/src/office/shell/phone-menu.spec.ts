import { atFoot } from './phone-menu.js';

const entry = (to: string, missing?: string) => ({ to, missing });

describe('the menu on a phone', () => {
  it('has the first four that are open to somebody at its foot, and loses none', () => {
    const menu = [
      entry('/home'),
      entry('/orders', 'orders.view'),
      entry('/products'),
      entry('/pages'),
      entry('/media'),
      entry('/team'),
    ];
    const { first, rest } = atFoot(menu);
    expect(first.map(({ to }) => to)).toStrictEqual(['/home', '/products', '/pages', '/media']);
    expect(rest.map(({ to }) => to)).toStrictEqual(['/orders', '/team']);
  });
});
