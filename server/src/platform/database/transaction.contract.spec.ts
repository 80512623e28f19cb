import { randomUUID } from 'node:crypto';

import type { DataSource } from 'typeorm';

import { testDataSource } from '../testing/database.js';
import {
  CommitUnanswered,
  inPipelinedTransaction,
  inTransaction,
  onceBegun,
} from './transaction.js';

/** Triggers that make a COMMIT fail in a way chosen by the inserted text. */
const tables = `
  CREATE TABLE IF NOT EXISTS spec_commit (text text);
  CREATE OR REPLACE FUNCTION spec_at_commit() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.text LIKE 'refuse%' THEN RAISE EXCEPTION 'refused at commit'; END IF;
    IF NEW.text LIKE 'break%' THEN
      RAISE EXCEPTION 'broken at commit' USING ERRCODE = split_part(NEW.text, ' ', 2);
    END IF;
    IF NEW.text LIKE 'die%' THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF;
    RETURN NULL;
  END $$;
  DROP TRIGGER IF EXISTS spec_at_commit ON spec_commit;
  CREATE CONSTRAINT TRIGGER spec_at_commit AFTER INSERT ON spec_commit
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION spec_at_commit();
`;

type Insert = (dataSource: DataSource, text: string, fails: boolean) => Promise<string>;

const insertSql = 'INSERT INTO spec_commit VALUES ($1)';

const insertAndWait: Insert = (dataSource, text, fails) =>
  inTransaction(dataSource, async (manager) => {
    await manager.query(insertSql, [text]);
    if (fails) throw new Error('No.');
    return text;
  });

const insertAhead: Insert = (dataSource, text, fails) =>
  inPipelinedTransaction(dataSource, async (on) => {
    const writing = on.query(insertSql, [text]);
    if (fails) await Promise.reject(new Error('No.'));
    return { result: text, writing };
  });

describe('a transaction', () => {
  let dataSource: DataSource;

  beforeAll(async () => {
    dataSource = await testDataSource([]);
    await dataSource.query(tables);
  });

  afterAll(async () => {
    await dataSource.destroy();
  });

  async function isThere(text: string): Promise<boolean> {
    const found = await dataSource.query<unknown[]>('SELECT 1 FROM spec_commit WHERE text = $1', [
      text,
    ]);
    return found.length > 0;
  }

  describe.each([
    ['that waits for each statement', insertAndWait],
    ['that waits for its answers only', insertAhead],
  ])('%s', (_, insertWith) => {
    function insert(text: string, fails = false): Promise<string> {
      return insertWith(dataSource, text, fails);
    }

    it('commits the work and returns its result', async () => {
      const text = randomUUID();

      expect(await insert(text)).toBe(text);
      expect(await isThere(text)).toBe(true);
    });

    it('rolls back if the work throws', async () => {
      const text = randomUUID();

      await expect(insert(text, true)).rejects.toThrow('No.');
      expect(await isThere(text)).toBe(false);
    });

    it('passes on a refusal at the commit', async () => {
      await expect(insert('refuse')).rejects.toThrow('refused at commit');
    });

    it('reports an unknown outcome if the database goes away at the commit, and continues afterwards', async () => {
      await expect(insert('die')).rejects.toThrow(CommitUnanswered);

      expect(await insert(randomUUID())).toHaveLength(36);
    });

    it.each(['08006', '58030', 'XX001'])(
      'reports an unknown outcome if the database breaks at the commit with %s, and continues afterwards',
      async (code) => {
        await expect(insert(`break ${code}`)).rejects.toThrow(CommitUnanswered);

        expect(await insert(randomUUID())).toHaveLength(36);
      },
    );
  });

  it('reads what others committed in the meantime', async () => {
    const text = randomUUID();
    const seen = await inTransaction(dataSource, async (manager) => {
      await manager.query('SELECT 1 FROM spec_commit');
      await insertAndWait(dataSource, text, false);
      return manager.query<unknown[]>('SELECT 1 FROM spec_commit WHERE text = $1', [text]);
    });

    expect(seen).toHaveLength(1);
  });

  it('commits nothing if one of its last statements is refused', async () => {
    const text = randomUUID();
    const given = inPipelinedTransaction(dataSource, async (on) => {
      await on.query(insertSql, [text]);
      return { result: text, writing: on.query('SELECT 1 / $1::integer', [0]) };
    });

    await expect(given).rejects.toThrow('division by zero');
    expect(await isThere(text)).toBe(false);
  });

  it('lets its statements check that it has begun', async () => {
    const sql = `SELECT ${onceBegun("'yes'")} AS begun`;
    const within = inPipelinedTransaction(dataSource, async (on) => {
      const writing = Promise.resolve();
      return { result: await on.query<unknown>(sql), writing };
    });

    expect(await within).toEqual([{ begun: 'yes' }]);
    expect(await dataSource.query<unknown>(sql)).toEqual([{ begun: null }]);
  });
});
