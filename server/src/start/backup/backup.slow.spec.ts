import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { jest } from '@jest/globals';
import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import type { MediaItem } from '@selvedge/shared/media/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { openTeeShop, placeOrder, saveTee } from '../../features/checkout/checkout.testing.js';
import { MediaFiles } from '../../features/media/index.js';
import { picture, upload } from '../../features/media/media.testing.js';
import { Config } from '../../platform/config/config.js';
import {
  launchEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../platform/database/embedded/embedded-postgres.js';
import { EventLogRuntime } from '../../platform/event-log/event-log-runtime.js';
import { divisionsWithGaps } from '../../platform/event-log/testing/log-gaps.testing.js';
import { projectionAudit } from '../../platform/event-log/testing/projection-audit.testing.js';
import { freshDatabase, type FreshDatabase } from '../../platform/testing/database.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { claimFolder } from '../folder-claim.js';
import { atTerminal, type ProgramResult } from './backup.testing.js';
import { tableFileOf } from './manifest.js';

const erasePath = '/omnis/v3/atlas/customers/erase/';

jest.setTimeout(120_000);

describe('a backup', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'selvedge-backup-'));
  const backup = path.join(folder, 'backup');
  const dataDir = path.join(folder, 'restored');
  let database: FreshDatabase;
  let app: TestApp;
  let shop: Store;
  let retained: PlacedOrder;
  let erasedBefore: PlacedOrder;
  let erasedAfter: PlacedOrder;
  let media: MediaItem;
  let late: PlacedOrder;
  let madeWhileWriting: ProgramResult;
  let acknowledged: readonly PlacedOrder[];

  const settings = (): Record<string, string> => {
    const { DATA_DIR, DATA_KEY, DATABASE_URL = '' } = app.get(Config);
    return { DATA_DIR, DATA_KEY, DATABASE_URL };
  };
  const intoFolder = (
    args: readonly string[],
    more: Record<string, string> = {},
  ): Promise<ProgramResult> =>
    atTerminal('restore', [backup, ...args], {
      ...settings(),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      ...more,
    });
  const listOf = (data: string): string => path.join(data, 'erased-subjects');
  const buy = (name: string): Promise<PlacedOrder> =>
    placeOrder(app.visitor(shop.code), shop, { email: `${name}@example.test` });

  beforeAll(async () => {
    database = await freshDatabase();
    app = await startApp({ DATABASE_URL: database.url, DATA_DIR: path.join(folder, 'data') });
    shop = await openTeeShop(app);
    const staff = await app.signInStaff(['orders-view', 'users-mute']);
    retained = await buy('kept');
    erasedBefore = await buy('before');
    erasedAfter = await buy('after');
    await staff.post(erasePath, { orderId: erasedBefore.orderId });
    const uploaded = await upload(await app.signInOwner(shop), await picture());
    // Contract of IMG-018.
    media = uploaded.body as MediaItem;
    // A concurrent purchase is contained completely or not at all.
    const before = Array.from({ length: 10 }, (_, index) => buy(`before-${index}`));
    acknowledged = await Promise.all(before);
    const [made] = await Promise.all([
      atTerminal('backup', [backup], settings()),
      ...Array.from({ length: 30 }, (_, index) => buy(`meanwhile-${index}`)),
    ]);
    madeWhileWriting = made;
    await staff.post(erasePath, { orderId: erasedAfter.orderId });
    late = await buy('late');
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  it('is made while the server runs, and contains no key', () => {
    expect(madeWhileWriting).toEqual({ code: 0, output: expect.any(String) });
    expect(madeWhileWriting.output).toMatch(/rows of \d+ tables and \d+ media files/);
    expect(readdirSync(backup).sort()).toEqual([
      'erased-subjects',
      'manifest.json',
      'media',
      'tables',
    ]);
    expect(readFileSync(path.join(backup, 'manifest.json'), 'utf8')).not.toContain(
      app.get(Config).DATA_KEY,
    );
  });

  it('does not overwrite a folder', async () => {
    const { code, output } = await atTerminal('backup', [backup], settings());
    expect([code, output]).toEqual([1, `${backup} is not empty.\n`]);
  });

  it('is not restored with another DATA_KEY', async () => {
    const DATA_KEY = Buffer.alloc(32, 'another').toString('base64');
    const { code, output } = await intoFolder(['--none-erased'], { DATA_KEY });
    expect(code).toBe(1);
    expect(output).toContain('DATA_KEY is not the one of this backup');
  });

  it('is not restored without a list of later erasures', async () => {
    const { code, output } = await intoFolder([]);
    expect(code).toBe(1);
    expect(output).toContain('must be repeated');
  });

  it('is not restored if one of its files was changed', async () => {
    const file = path.join(backup, tableFileOf({ schema: 'public', name: 'es_event' }));
    const content = readFileSync(file);
    appendFileSync(file, 'x');
    const { code, output } = await intoFolder(['--none-erased']);
    writeFileSync(file, content);
    expect([code, output]).toEqual([1, `${file} is damaged.\n`]);
  });

  it('is not restored into a folder in use', async () => {
    const claim = claimFolder(dataDir, { address: 'http://localhost', port: 1 });
    const { code, output } = await intoFolder(['--none-erased']);
    if ('release' in claim) claim.release();
    expect(code).toBe(1);
    expect(output).toContain(`is in use by process ${process.pid}`);
  });

  it('is not restored into a database that is not empty', async () => {
    const { code, output } = await intoFolder(['--none-erased'], { DATABASE_URL: database.url });
    expect(code).toBe(1);
    expect(output).toContain('is not empty. Name a new one');
  });

  describe('after a restore', () => {
    let postgres: EmbeddedPostgres;
    let restored: TestApp;
    let result: ProgramResult;

    beforeAll(async () => {
      result = await intoFolder(['--erased', listOf(app.get(Config).DATA_DIR)]);
      expect(result).toEqual({
        code: 0,
        output: expect.stringContaining('Start it with npm start'),
      });
      postgres = await launchEmbeddedPostgres(path.join(dataDir, 'pg'));
      restored = await startApp({ DATABASE_URL: postgres.url, DATA_DIR: dataDir });
    });
    afterAll(async () => {
      await restored.close();
      await postgres.stop();
    });

    async function seen({ orderId }: PlacedOrder) {
      const staff = await restored.signInStaff(['orders-view']);
      return staff.get(`/omnis/v3/atlas/orders/${orderId}/`);
    }

    it('serves every order acknowledged before it, and none made later', async () => {
      const home = await restored.visitor(shop.code).get('/');
      expect(home.status).toBe(200);
      for (const order of [retained, ...acknowledged]) expect((await seen(order)).status).toBe(200);
      expect((await seen(retained)).body.email).toBe('kept@example.test');
      expect((await seen(late)).status).toBe(404);
    });

    it('contains the library, file by file', async () => {
      const file = await restored.get(MediaFiles).original(shop.division, media.uuid);
      const original = await app.get(MediaFiles).original(shop.division, media.uuid);
      expect(await file?.content()).toEqual(await original?.content());
    });

    it('contains the log of one instant without gaps, and all projections of it', async () => {
      const runtime = restored.get(EventLogRuntime);
      expect(await divisionsWithGaps(runtime)).toEqual([]);
      const audited = await projectionAudit(runtime);
      const ofShop = audited.filter(({ rows }) => rows > 0);
      expect(ofShop.length).toBeGreaterThan(5);
      expect(audited.filter(({ liveHash, rebuiltHash }) => liveHash !== rebuiltHash)).toEqual([]);
    });

    it('EVT-016 names no subject erased before or after it was made', async () => {
      expect((await seen(erasedBefore)).body).toMatchObject({ email: null, customerName: null });
      expect((await seen(erasedAfter)).body).toMatchObject({ email: null, customerName: null });
      const { dataSource } = restored.get(EventLogRuntime);
      for (const table of ['orders', 'mail_outbox', 'subject_key', 'es_command'])
        expect(
          await dataSource.query(`SELECT FROM ${table} t WHERE t::text ~ '(before|after)@example'`),
        ).toEqual([]);
    });

    it('does not reuse numbers assigned after it was made', async () => {
      await saveTee(restored, shop);
      const next = await placeOrder(restored.visitor(shop.code), shop);
      expect(next.orderId).toBeGreaterThan(late.orderId);
    });
  });

  it('is moved aside completely by another restore, which knows the erasures', async () => {
    const refused = await intoFolder([]);
    expect([refused.code, refused.output]).toEqual([
      1,
      `${dataDir} is not empty. Add --replace to move its content aside; nothing is deleted.\n`,
    ]);
    const again = await intoFolder(['--replace']);
    expect(again.code).toBe(0);
    const aside = /The previous content is in (.+)\./.exec(again.output)?.[1] ?? '';
    expect(readdirSync(aside).sort()).toEqual(['media', 'pg']);
    expect(existsSync(path.join(dataDir, 'pg/data'))).toBe(true);
  });
});
