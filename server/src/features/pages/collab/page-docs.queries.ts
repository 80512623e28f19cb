import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { readPrepared } from '../../../platform/database/prepared-read.js';

/** Identifies the live document of a page. */
export interface PageKey {
  readonly division: number;
  readonly uuid: string;
}

/** One edit with its author. */
export interface StoredEdit {
  readonly data: Uint8Array;
  /** For example `customer:7`, `staff:3` or `system:pages`. */
  readonly actor: string;
  /** Connection or call that made the edit. */
  readonly session: string;
}

/** A document with its stored rows. */
export interface StoredDoc {
  readonly epoch: number;
  /** Number of the last edit. */
  readonly head: number;
  /** In the order in which they must be applied. */
  readonly updates: readonly Uint8Array[];
}

/** Position of a document's last edit. */
export type Head = Pick<StoredDoc, 'epoch' | 'head'>;

/** Rows stored after some edit, with `updates` in the order in which they must be applied. */
export type DocNews = StoredDoc;

/** All edits up to `upto` merged into one state. */
export interface Snapshot {
  readonly epoch: number;
  readonly upto: number;
  readonly state: Uint8Array;
  readonly vector: Uint8Array;
}

/** Initial state of a document, with its state vector. */
export interface NewDoc {
  readonly epoch: number;
  readonly schema: number;
  readonly state: Uint8Array;
  readonly vector: Uint8Array;
}

interface DocRow {
  readonly epoch: number;
  readonly head: number;
  readonly state: Buffer | null;
  readonly updates: readonly Buffer[];
}

/** Selects the edits after $3; includes the snapshot if some of them are only in it. */
const loading = `
  SELECT doc.epoch, doc.head_seq AS head, snapshot.state,
    coalesce((SELECT array_agg(edit.data ORDER BY edit.seq) FROM page_doc_updates edit
      WHERE edit.division_id = doc.division_id AND edit.page_id = doc.page_id
        AND edit.epoch = doc.epoch AND edit.seq > greatest(doc.snapshot_seq, $3)), '{}') AS updates
  FROM page_docs doc LEFT JOIN page_doc_snapshots snapshot
    ON snapshot.division_id = doc.division_id AND snapshot.page_id = doc.page_id
    AND snapshot.epoch = doc.epoch AND doc.snapshot_seq > $3
  WHERE doc.division_id = $1 AND doc.page_id = $2`;

/** No effect if the document exists or another process is creating it. */
const creating = `
  WITH made AS (
    INSERT INTO page_docs (division_id, page_id, epoch, head_seq, snapshot_seq, schema)
    VALUES ($1, $2, $3, 0, 0, $4) ON CONFLICT DO NOTHING RETURNING epoch
  )
  INSERT INTO page_doc_snapshots (division_id, page_id, epoch, upto_seq, state, sv)
  SELECT $1, $2, made.epoch, 0, $5, $6 FROM made`;

/** Locks the head row while numbers are assigned, so they are gapless and in commit order. */
const appending = `
  WITH head AS (
    UPDATE page_docs SET head_seq = head_seq + cardinality($4::bytea[])
    WHERE division_id = $1 AND page_id = $2 AND epoch = $3 RETURNING head_seq
  ), stored AS (
    INSERT INTO page_doc_updates (division_id, page_id, epoch, seq, data, actor, session, at)
    SELECT $1, $2, $3, head.head_seq - cardinality($4::bytea[]) + edit.nth, edit.data, edit.actor,
      edit.session, $7
    FROM head, unnest($4::bytea[], $5::text[], $6::text[])
      WITH ORDINALITY AS edit (data, actor, session, nth)
  )
  SELECT head_seq AS head FROM head`;

/** Forward only: another process may have compacted further. */
const compacting = `
  WITH doc AS (
    UPDATE page_docs SET snapshot_seq = $4
    WHERE division_id = $1 AND page_id = $2 AND epoch = $3 AND snapshot_seq < $4 RETURNING epoch
  ), gone AS (
    DELETE FROM page_doc_updates edit USING doc
    WHERE edit.division_id = $1 AND edit.page_id = $2 AND edit.epoch = doc.epoch AND edit.seq <= $4
  )
  UPDATE page_doc_snapshots SET upto_seq = $4, state = $5, sv = $6 FROM doc
  WHERE division_id = $1 AND page_id = $2 AND page_doc_snapshots.epoch = doc.epoch`;

/** Only if no edit was stored since the read that the new document is based on. */
const replacing = `
  WITH doc AS (
    UPDATE page_docs SET epoch = $5, head_seq = 0, snapshot_seq = 0
    WHERE division_id = $1 AND page_id = $2 AND epoch = $3 AND head_seq = $4 RETURNING epoch
  )
  INSERT INTO page_doc_snapshots (division_id, page_id, epoch, upto_seq, state, sv)
  SELECT $1, $2, doc.epoch, 0, $6, $7 FROM doc RETURNING epoch`;

const forgetting = `
  WITH gone AS (
    DELETE FROM page_doc_updates WHERE division_id = $1 AND page_id = $2 AND epoch < $3
  )
  DELETE FROM page_doc_snapshots WHERE division_id = $1 AND page_id = $2 AND epoch < $3`;

const listingHeads = `
  SELECT doc.division_id AS division, doc.page_id AS uuid, doc.epoch, doc.head_seq AS head
  FROM page_docs doc JOIN unnest($1::integer[], $2::uuid[]) AS open (division, uuid)
    ON doc.division_id = open.division AND doc.page_id = open.uuid`;

/** Stored rows of live documents, the source of truth for every process. */
@Injectable()
export class PageDocs {
  constructor(private readonly dataSource: DataSource) {}

  /** Undefined for a page that was never edited live. */
  find(key: PageKey): Promise<StoredDoc | undefined> {
    return this.after(key, -1);
  }

  /** Returns what was stored after an edit. */
  async after({ division, uuid }: PageKey, seq: number): Promise<DocNews | undefined> {
    const [row]: DocRow[] = await this.dataSource.query(loading, [division, uuid, seq]);
    if (row === undefined) return undefined;
    const { epoch, head, state, updates } = row;
    return { epoch, head, updates: state === null ? updates : [state, ...updates] };
  }

  /** Returns the position of each document. */
  async heads(keys: readonly PageKey[]): Promise<readonly (PageKey & Head)[]> {
    if (keys.length === 0) return [];
    const columns = [keys.map(({ division }) => division), keys.map(({ uuid }) => uuid)];
    return this.dataSource.query(listingHeads, columns);
  }

  /** Stores the snapshot and deletes the rows it contains. */
  async compact({ division, uuid }: PageKey, snapshot: Snapshot): Promise<void> {
    const { epoch, upto, state, vector } = snapshot;
    const parameters = [division, uuid, epoch, upto, Buffer.from(state), Buffer.from(vector)];
    await this.dataSource.query(compacting, parameters);
  }

  /** Keeps an existing document. */
  async create({ division, uuid }: PageKey, doc: NewDoc): Promise<void> {
    const { epoch, schema, state, vector } = doc;
    const parameters = [division, uuid, epoch, schema, Buffer.from(state), Buffer.from(vector)];
    await this.dataSource.query(creating, parameters);
  }

  /**
   * Replaces the document by one of the next epoch, and keeps the rows of the old one. Returns
   * false if something was stored since the read.
   */
  async replace({ division, uuid }: PageKey, read: StoredDoc, doc: NewDoc): Promise<boolean> {
    const { epoch, state, vector } = doc;
    const rows: unknown[] = await this.dataSource.query(replacing, [
      ...[division, uuid, read.epoch, read.head, epoch],
      ...[Buffer.from(state), Buffer.from(vector)],
    ]);
    return rows.length > 0;
  }

  /** Deletes the rows of earlier epochs. */
  async forgetBefore({ division, uuid }: PageKey, epoch: number): Promise<void> {
    await this.dataSource.query(forgetting, [division, uuid, epoch]);
  }

  async epochOf({ division, uuid }: PageKey): Promise<number | undefined> {
    const [row]: { epoch: number }[] = await this.dataSource.query(
      'SELECT epoch FROM page_docs WHERE division_id = $1 AND page_id = $2',
      [division, uuid],
    );
    return row?.epoch;
  }

  /**
   * Stores all edits in one transaction, in this order. Returns the number of the last one;
   * undefined, with nothing stored, if the document was rebuilt meanwhile.
   */
  async append(
    { division, uuid }: PageKey,
    epoch: number,
    { edits, now }: { readonly edits: readonly StoredEdit[]; readonly now: Date },
  ): Promise<number | undefined> {
    const [row] = await readPrepared<{ head: number }>(this.dataSource, appending, [
      ...[division, uuid, epoch],
      edits.map(({ data }) => Buffer.from(data)),
      edits.map(({ actor }) => actor),
      edits.map(({ session }) => session),
      now,
    ]);
    return row?.head;
  }
}
