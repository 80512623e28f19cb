import { renderToStaticMarkup } from 'react-dom/server';

import { FreeDelivery } from './FreeDelivery.js';

const none = { isFreeDelivery: false, untilFreeDelivery: null };
const goal = { isFreeDelivery: false, untilFreeDelivery: { missing: 1205, minimum: 4000 } };

const shown = (discounts: typeof none | typeof goal, isFree = false) =>
  renderToStaticMarkup(<FreeDelivery discounts={discounts} currency="GBP" isFree={isFree} />);

describe('progress to free delivery', () => {
  it('states the missing amount and the share that is reached', () => {
    const html = shown(goal);
    expect(html).toContain('<p>£12.05 away from free delivery</p>');
    expect(html).toContain('role="progressbar" aria-label="Progress to free delivery"');
    expect(html).toContain('aria-valuenow="69"');
  });

  it('is complete once delivery is free', () => {
    for (const html of [shown({ ...none, isFreeDelivery: true }, true), shown(goal, true)]) {
      expect(html).toContain('<p>You get free delivery</p>');
      expect(html).toContain('aria-valuenow="100"');
    }
  });

  it('is absent if no discount offers free delivery, whatever the delivery costs', () => {
    expect(shown(none)).toBe('');
    expect(shown(none, true)).toBe('');
  });

  it('is never complete while an amount is missing', () => {
    const nearly = { ...none, untilFreeDelivery: { missing: 1, minimum: 400_000 } };
    expect(shown(nearly)).toContain('aria-valuenow="99"');
  });
});
