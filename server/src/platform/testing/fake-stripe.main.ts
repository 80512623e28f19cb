import { FakeStripe } from '../../features/payments/stripe/fake-stripe.testing.js';

/*
 * The fake Stripe as a separate process, for journeys and demonstrations:
 *
 *   node server/dist/platform/testing/fake-stripe.main.js <port>
 *
 * Its pages have the addresses of Stripe, which the policy of payment screens allows; they are
 * served at the same paths of this process.
 */
const stripe = await FakeStripe.start(Number(process.argv[2]));
stripe.pages = { checkout: 'https://checkout.stripe.com', bank: 'https://hooks.stripe.com' };
for (const [name, value] of Object.entries(stripe.environment))
  console.log(`${name}=${value ?? ''}`);
