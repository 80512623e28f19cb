import type { Store } from '@selvedge/shared/stores/contract';

import { enrol, goodPassword } from '../features/accounts/account.testing.js';
import { addPasskey, removePasskeys } from '../features/accounts/passkeys/passkeys.testing.js';
import { protect, recover } from '../features/accounts/second-factor/second-factor.testing.js';
import { takeAlong } from '../features/baskets/baskets.testing.js';
import { offer } from '../features/catalogue/offer.testing.js';
import { changeDetailsAndEmail } from '../features/own-account/own-account.testing.js';
import type { Browser } from '../platform/testing/browser.js';
import type { TestApp } from '../platform/testing/start-app.js';
import {
  certainOperations,
  lastOperations,
  OperationRunner,
  randomOperations,
  type Operation,
} from './random-operations.testing.js';
import { StockOperator } from './random-stock.testing.js';

const shoppersPerStore = 10;
const operationsPerShopper = 38;
const acceptedPerShopper = 25;
const furtherOperations = 8;
const mostExtraRounds = 10;

interface Shop {
  readonly store: Store;
  readonly stock: StockOperator;
  /** Operations accepted before others joined. */
  readonly done: readonly Operation['do'][];
}

/** Shops in which many users run random operations, the same for the same seed. */
export class RandomShops {
  constructor(
    private readonly app: TestApp,
    private readonly staff: Browser,
    private readonly seed: number,
  ) {}

  async openShop(): Promise<Shop> {
    const store = await this.app.openStore({ favouritesEnabled: true });
    const product = await offer(this.app, store);
    const stock = new StockOperator(this.app, product);
    await stock.open();
    await takeAlong(this.app, store.code, product);
    const done = await new OperationRunner(this.app.visitor(store.code), this.staff, stock).play(
      certainOperations,
    );
    expect(done).toEqual(certainOperations.map((operation) => operation.do));
    const leaver = new OperationRunner(
      await this.app.signInCustomer(store.code),
      this.staff,
      stock,
    );
    const left = await leaver.play(lastOperations);
    expect(left).toEqual(lastOperations.map((operation) => operation.do));
    return { store, stock, done };
  }

  /** Runs guests and customers of both stores at once, staff of all stores, and a new customer. */
  async playOn(shops: readonly Shop[]): Promise<readonly Operation['do'][]> {
    const shoppers = Array.from({ length: shoppersPerStore }, (_, index) =>
      shops.map(async ({ store: { code }, stock }) => ({
        shopper: index % 2 === 0 ? this.app.visitor(code) : await this.app.signInCustomer(code),
        stock,
      })),
    );
    const played = shoppers.flat().map(async (pending, index) => {
      const { shopper, stock } = await pending;
      return this.playEnough(new OperationRunner(shopper, this.staff, stock), this.seed + index);
    });
    const [accepted] = await Promise.all([
      Promise.all(played),
      this.newAccount(),
      changeDetailsAndEmail(this.app, shops[0]?.store.code ?? ''),
    ]);
    return [...shops.flatMap(({ done }) => done), ...accepted.flat()];
  }

  /** Repeats until enough operations are accepted, because refusals are random. */
  private async playEnough(
    doer: OperationRunner,
    ownSeed: number,
  ): Promise<readonly Operation['do'][]> {
    const accepted = [...(await doer.play(randomOperations(operationsPerShopper, ownSeed)))];
    for (let round = 1; accepted.length < acceptedPerShopper && round <= mostExtraRounds; round++) {
      const operations = randomOperations(furtherOperations, ownSeed + round * 1000);
      accepted.push(...(await doer.play(operations)));
    }
    return accepted;
  }

  private async newAccount(): Promise<void> {
    const person = this.app.visitor('');
    const email = await enrol(this.app, person);
    const proof = { password: goodPassword };
    await person.post('/omnis/v3/dashboard/secure/confirm-password/', proof);
    const { recoveryCodes } = await protect(person);
    await recover(person, { email, password: goodPassword }, recoveryCodes[0] ?? '');
    await person.send('delete', '/omnis/v3/dashboard/secure/two-factor/', {});
    await protect(person);
    await addPasskey(person);
    await removePasskeys(person);
  }
}
