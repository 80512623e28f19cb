import { renderToStaticMarkup } from 'react-dom/server';

import { BasketDrawer } from './BasketDrawer.js';
import { basket } from '../../app/orders.testing.js';

const [line] = basket.items;
const item = { name: line?.name ?? '', options: 'Navy · M', image: '/images/tee.jpg' };

const shown = (changes: Partial<typeof basket> = {}, options = item.options) =>
  renderToStaticMarkup(
    <BasketDrawer
      item={{ ...item, options }}
      basket={{ ...basket, ...changes }}
      onClose={() => undefined}
    />,
  );

describe('basket drawer', () => {
  it('BSK-016 shows the added item with its price, count and subtotal, and the next steps', () => {
    const html = shown();
    expect(html).toContain('<p class="price">£24.00</p>');
    expect(html).toContain('<dt>Subtotal (2 items)</dt><dd>£48.00</dd>');
    expect(html).toContain('href="/checkout/?express=true">Check out');
    expect(html).toContain('href="/basket/">View basket');
    expect(html).not.toContain('Discount');
  });

  it('shows the price of a bundle, whose line lists its pieces', () => {
    expect(shown({}, '2 pieces')).toContain('<p class="price">£24.00</p>');
  });

  it('shows the discount', () => {
    const discounts = { ...basket.discounts, discount: 480 };
    expect(shown({ discounts })).toContain('<dt>Discount</dt><dd>−£4.80</dd>');
  });
});
