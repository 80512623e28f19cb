import { fixture as checkout } from './checkout.screen.testing.js';
import { render } from '../app/entry-server.js';
import { order } from '../app/orders.testing.js';
import { payloadOf } from '../app/screens.testing.js';

const { payment } = checkout.screen;
const pay = { name: 'pay', order, form: null, payment, continueUrl: null } as const;
const notice = 'Payments are simulated';

describe('payments in test mode', () => {
  it('are announced above the card fields of an open order', () => {
    const html = render(payloadOf({ ...pay, isTestMode: true }));
    expect(html).toContain(notice);
    expect(html.indexOf(notice)).toBeLessThan(html.indexOf('name="paymentToken"'));
    expect(render(payloadOf({ ...pay, isTestMode: false }))).not.toContain(notice);
  });

  it('are announced at the checkout', () => {
    const shown = (isTestMode: boolean) => render(payloadOf({ ...checkout.screen, isTestMode }));
    expect(shown(true)).toContain(notice);
    expect(shown(false)).not.toContain(notice);
  });
});
