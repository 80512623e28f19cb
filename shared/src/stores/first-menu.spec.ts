import { firstMenu, isFirstMenu } from './first-menu.js';

describe('the menu of a new shop', () => {
  const [products, ...others] = firstMenu;

  it('counts as unchanged, also in shops that were opened earlier', () => {
    expect(isFirstMenu(firstMenu)).toBe(true);
    expect(isFirstMenu([{ text: 'All products', href: '/search/' }, ...others])).toBe(true);
  });

  it('counts as changed after any edit', () => {
    expect(isFirstMenu(others)).toBe(false);
    expect(isFirstMenu([{ text: 'Shop', href: products?.href ?? '' }, ...others])).toBe(false);
  });
});
