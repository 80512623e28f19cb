import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Abstract, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AtlasPermission } from '@selvedge/shared/permissions/codes';
import type { Store } from '@selvedge/shared/stores/contract';
import { storeDefaults } from '@selvedge/shared/stores/store-defaults';

import { AppModule } from '../../app.module.js';
import { createApplication } from '../../application.js';
import {
  AccountOpening,
  type NewAccount,
} from '../../features/accounts/account-opening.service.js';
import { Confirmations } from '../../features/accounts/sessions/confirmations.service.js';
import { Sessions } from '../../features/accounts/sessions/sessions.service.js';
import { hashPassword } from '../../features/accounts/sign-in/password.js';
import { StoresService } from '../../features/stores/index.js';
import { Config } from '../config/config.js';
import { type Environment } from '../config/environment.js';
import { readConfig } from '../config/read-config.js';
import type { Membership, Subject } from '../authorization/session.js';
import { HostDirectory } from '../authorization/tenant.js';
import { SessionCookies } from '../http/session-cookies.js';
import { answerCheckOf } from './answer-check.js';
import { Browser, type Answer, type AnswerCheck, type ProofOf } from './browser.js';
import { freshDatabase, workerDatabaseUrl, type FreshDatabase } from './database.js';

/**
 * How HTTP specs are written:
 *
 *     let app: TestApp;
 *     beforeAll(async () => { app = await startApp(); });
 *     afterAll(() => app.close());
 *
 *     it('BSK-015 …', async () => {
 *       const shop = await app.openStore();                  // a new store: no shared state
 *       const visitor = app.visitor(shop.code);              // handles cookies and CSRF
 *       const answer = await visitor.post('/omnis/v3/…/', { … });
 *       expect(answer.status).toBe(200);
 *
 *       const owner = await app.signInOwner(shop);           // on the shop's host
 *       const staff = await app.signInStaff(['orders-view']); // on atlas
 *     });
 *
 * Use `send` for invalid input: a string body is sent unchanged, and no token is fetched first.
 * `app.get(Token)` returns any provider, to be used but never changed: all specs of a jest file
 * without their own settings share one application, which closes after the last of them. The
 * database is the jest worker's; never empty a table.
 */
export function startApp(...own: Parameters<typeof startOwnApp>): Promise<TestApp> {
  if (own.length > 0 || !isJest) return startOwnApp(...own);
  shared ??= startOwnApp().then((app) => new SharedTestApp(app.nest, app.url, app.check));
  return shared;
}

/** Benchmarks also start applications, and close them themselves. */
const isJest = 'afterAll' in globalThis;
let shared: Promise<TestApp> | undefined;
if (isJest) afterAll(async () => (await shared)?.nest.close());

/**
 * Starts an unshared application: a second server process, or one with its own settings. The latter
 * gets its own database, where no other application runs the subscriptions. A spec of the platform
 * may add controllers.
 */
export async function startOwnApp(
  environment: Environment = {},
  controllers: readonly Type<object>[] = [],
): Promise<TestApp> {
  const isPlain = Object.keys(environment).length === 0;
  const database = isPlain || environment['DATABASE_URL'] ? undefined : await freshDatabase();
  const config = readConfig({
    NODE_ENV: 'test',
    BASE_HOST: baseHost,
    TURBO_HOST: turboHost,
    DATABASE_URL: environment['DATABASE_URL'] ?? database?.url ?? (await workerDatabaseUrl()),
    DATA_DIR: path.join(tmpdir(), `selvedge-test-${randomBytes(6).toString('hex')}`),
    DATA_KEY: Buffer.alloc(32, 'selvedge').toString('base64'),
    LOG_LEVEL: 'error',
    ...environment,
  });
  const root = { ...AppModule.with(config), controllers: [...controllers] };
  const nest = await createApplication(root, config);
  await nest.listen(0, '127.0.0.1');
  const check =
    controllers.length > 0 ? answerCheckOf(nest) : (checkOfOurs ??= answerCheckOf(nest));
  return new TestApp(nest, await nest.getUrl(), check, database);
}

/**
 * Shared, because all applications have the same controllers, and describing and compiling their
 * answers takes time.
 */
let checkOfOurs: AnswerCheck | undefined;

const baseHost = 'localhost';
/** another host of the main brand. */
export const turboHost = 'turbo.example';
export const testPassword = 'selvedge-demo-1';
const by = { actor: 'system:test', correlationId: 'start-app' };

export class TestApp {
  /** Access to CSRF tokens in production, where spec browsers do not know the cookie's name. */
  readonly proofOf: ProofOf | undefined;

  constructor(
    readonly nest: NestFastifyApplication,
    /** `http://127.0.0.1:<port>` */
    readonly url: string,
    /** Checks every answer against the API description. */
    readonly check: AnswerCheck,
    private readonly database?: FreshDatabase,
  ) {
    const cookies = this.get(SessionCookies);
    const isNamedOtherwise = this.get(Config).NODE_ENV === 'production';
    this.proofOf = isNamedOtherwise ? undefined : (session) => cookies.csrfTokenOf(session);
  }

  get<Provider>(token: Type<Provider> | Abstract<Provider>): Provider {
    return this.nest.get<Provider>(token, { strict: false });
  }

  /** Browser of a new visitor. `tropic` is tropic.localhost; '' is the main brand. */
  visitor(host: string): Browser {
    return new Browser(this.url, hostOf(host), this);
  }

  /** One call of a new visitor. */
  call(host: string, path: string): Promise<Answer> {
    return this.visitor(host).get(path);
  }

  /** New public store with its own division and subdomain. */
  async openStore(changes: Partial<Store> = {}): Promise<Store> {
    const stores = this.get(StoresService);
    const division = changes.division ?? (await stores.nextDivision());
    const store: Store = {
      ...storeDefaults,
      name: 'A shop',
      theme: 'teemill',
      division,
      code: `shop-${division}`,
      ...changes,
    };
    await stores.save(by, store);
    return store;
  }

  /** New customer who owns the store, signed in on its host. */
  signInOwner({ division, code }: Store): Promise<SignedIn> {
    return this.signInCustomer(code, [{ division, role: 'owner', permissions: [] }]);
  }

  /** New customer, signed in on a host. */
  async signInCustomer(host: string, memberships: readonly Membership[] = []): Promise<SignedIn> {
    const person = await newPerson();
    const id = await this.get(AccountOpening).customer(by, person, memberships);
    return this.signedIn(host, { kind: 'customer', id }, person.email);
  }

  /** New staff account with these permissions, signed in on atlas or another host. */
  async signInStaff(permissions: readonly AtlasPermission[], host = 'atlas'): Promise<SignedIn> {
    const person = await newPerson();
    const id = await this.get(AccountOpening).staff(by, person, { permissions, commands: [] });
    return this.signedIn(host, { kind: 'staff', id }, person.email);
  }

  async close(): Promise<void> {
    await this.nest.close();
    await this.database?.drop();
  }

  private async signedIn(host: string, subject: Subject, email: string): Promise<SignedIn> {
    const browser = new SignedIn(this, hostOf(host), subject, email);
    const tenant = this.get(HostDirectory).find(browser.host);
    if (tenant === undefined) throw new Error(`No store has the host ${browser.host}.`);
    const token = await this.get(Sessions).start(tenant, subject);
    await this.get(Confirmations).confirm(token);
    browser.setCookie('selvedge-session', token);
    return browser;
  }
}

class SharedTestApp extends TestApp {
  override close(): Promise<void> {
    return Promise.resolve();
  }
}

/** Browser with a signed-in user, without the time that checking a password takes. */
export class SignedIn extends Browser {
  constructor(
    app: TestApp,
    host: string,
    readonly subject: Subject,
    readonly email: string,
  ) {
    super(app.url, host, app);
  }
}

function hostOf(name: string): string {
  if (name.includes('.')) return name;
  return name === '' ? baseHost : `${name}.${baseHost}`;
}

/** Hashing is slow by design, so all users of a spec share one hash. */
let passwordHash: Promise<string> | undefined;

async function newPerson(): Promise<NewAccount> {
  // Weak parameters suffice for tests: the hash protects nothing.
  passwordHash ??= hashPassword(testPassword, { N: 2, r: 1, p: 1 });
  return {
    email: `${randomBytes(6).toString('hex')}@example.test`,
    firstName: 'Robin',
    lastName: 'Weaver',
    passwordHash: await passwordHash,
  };
}
