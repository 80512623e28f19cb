import type { INestApplicationContext } from '@nestjs/common';
import { platformDivision, type Store } from '@selvedge/shared/stores/contract';
import type { Product } from '@selvedge/shared/catalogue/contract';
import { Client } from 'pg';

import { Accounts, Memberships, StoreGate } from '../features/accounts/index.js';
import { OrdersQueries } from '../features/orders/index.js';
import { PaymentGateway } from '../features/payments/index.js';
import { StoresService } from '../features/stores/index.js';
import { Config } from '../platform/config/config.js';
import { CommandHandler } from '../platform/event-log/commands/command-handler.js';
import { EventLog } from '../platform/event-log/event-log.js';
import { demoPassword, demoShopper, seedPeople } from './demo-people.js';
import { demoSeedingDecider, type DemoSeeding } from './demo-seeding.decider.js';
import { demoStores, gallery, nordic, tropic } from './demo-stores.js';
import { ExistingAccounts } from './existing-accounts.queries.js';
import { seedPages } from './pages/seed-pages.js';
import { seedScenes } from './pages/seed-scenes.js';
import { seedCatalogue } from './seed-catalogue.js';
import { seedDiscounts } from './seed-discounts.js';
import { seedOrders } from './seed-orders.js';

/** Arbitrary key that no other advisory lock of this database uses. */
const seedingLock = 12_180_418;
const by = { actor: 'system:demo', correlationId: 'demo' } as const;

/**
 * Seeds stores, people, products and orders through the regular commands if the log is empty or an
 * earlier start was interrupted. Simultaneous starts wait for each other. Needs an initialised
 * application. Calls `onBegin` before it seeds anything; returns whether it did.
 */
export async function seedDemo(
  app: INestApplicationContext,
  onBegin: () => void = () => undefined,
): Promise<boolean> {
  const { DATABASE_URL } = app.get(Config);
  const locker = new Client({ connectionString: DATABASE_URL, application_name: 'selvedge demo' });
  await locker.connect();
  try {
    await locker.query('SELECT pg_advisory_lock($1)', [seedingLock]);
    if ((await begin(app)) !== 'started') return false;
    onBegin();
    await seedAll(app);
    return true;
  } finally {
    await locker.end();
  }
}

async function begin(app: INestApplicationContext): Promise<DemoSeeding> {
  const heads = await app.get(EventLog, { strict: false }).heads();
  const isEmpty = [...heads.values()].every((position) => position === 0);
  const { state } = await app
    .get(CommandHandler, { strict: false })
    .handle({ ...by, division: platformDivision }, demoSeedingDecider, {
      type: 'StartDemoSeeding',
      isEmpty,
    });
  return state;
}

async function seedAll(app: INestApplicationContext): Promise<void> {
  const get = <Provider>(token: abstract new (...needs: never[]) => Provider): Provider =>
    app.get<Provider>(token, { strict: false });
  const now = new Date();
  const stores = get(StoresService);
  for (const store of demoStores(now)) await stores.save(by, store);
  await get(StoreGate).setPassword(gallery.division, demoPassword);
  await seedDiscounts(get(CommandHandler), by);
  const [products, staffId] = await Promise.all([
    seedCatalogue(app, now),
    seedPeople(get(Accounts), get(Memberships), get(ExistingAccounts)),
    seedPages(app),
    seedScenes(app),
  ]);
  const assortmentOf = (store: Store): { store: Store; products: readonly Product[] } => ({
    store,
    products: products.filter(({ division }) => division === store.division),
  });
  await seedOrders({
    commands: get(CommandHandler),
    orders: get(OrdersQueries),
    sandbox: get(Config).PAYMENTS === 'sandbox' ? get(PaymentGateway) : undefined,
    now,
    staffId,
    shopperId: (await get(ExistingAccounts).idOf('customers', demoShopper)) ?? 0,
    assortments: [assortmentOf(tropic), assortmentOf(nordic)],
  });
  const context = { ...by, division: platformDivision };
  await get(CommandHandler).handle(context, demoSeedingDecider, { type: 'FinishDemoSeeding' });
}
