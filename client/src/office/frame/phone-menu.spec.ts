import { splitPhoneMenu } from './phone-menu.js';

const entry = (to: string, missing?: string) => ({ to, missing });

describe('phone menu', () => {
  it('shows the first four unlocked entries in the bar and all others in the drawer', () => {
    const menu = [
      entry('/home'),
      entry('/orders', 'orders.view'),
      entry('/products'),
      entry('/pages'),
      entry('/media'),
      entry('/team'),
    ];
    const { first, rest } = splitPhoneMenu(menu);
    expect(first.map(({ to }) => to)).toStrictEqual(['/home', '/products', '/pages', '/media']);
    expect(rest.map(({ to }) => to)).toStrictEqual(['/orders', '/team']);
  });
});
