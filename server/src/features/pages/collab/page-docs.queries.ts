import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { readPrepared } from '../../../platform/database/prepared-read.js';

/** The live document of a page, of which there is one at a time. */
export interface PageKey {
  readonly division: number;
  readonly uuid: string;
}

/** One edit, and whose it is. */
export interface StoredEdit {
  readonly data: Uint8Array;
  /** `customer:7`, `staff:3`, `system:pages`. */
  readonly actor: string;
  /** The connection or call that it came by. */
  readonly session: string;
}

/** A document as far as its rows tell. */
export interface StoredDoc {
  readonly epoch: number;
  /** The number of the last edit. */
  readonly head: number;
  /** To be applied in this order. */
  readonly updates: readonly Uint8Array[];
}

/** The last edit of a document. */
export type Head = Pick<StoredDoc, 'epoch' | 'head'>;

/** What was stored after some edit; `updates` are to be applied in this order. */
export type DocNews = StoredDoc;

/** All edits up to one of them as one state. */
export interface Snapshot {
  readonly epoch: number;
  readonly upto: number;
  readonly state: Uint8Array;
  readonly vector: Uint8Array;
}

/** A document as it begins: its state, and that state's vector. */
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

/** Edits after one of them; with the state, where some of these are in it and rows no more. */
const loading = `
  SELECT doc.epoch, doc.head_seq AS head, snapshot.state,
    coalesce((SELECT array_agg(edit.data ORDER BY edit.seq) FROM page_doc_updates edit
      WHERE edit.division_id = doc.division_id AND edit.page_id = doc.page_id
        AND edit.epoch = doc.epoch AND edit.seq > greatest(doc.snapshot_seq, $3)), '{}') AS updates
  FROM page_docs doc LEFT JOIN page_doc_snapshots snapshot
    ON snapshot.division_id = doc.division_id AND snapshot.page_id = doc.page_id
    AND snapshot.epoch = doc.epoch AND doc.snapshot_seq > $3
  WHERE doc.division_id = $1 AND doc.page_id = $2`;

/** Nothing comes of it where the document exists, or another process is making it. */
const creating = `
  WITH made AS (
    INSERT INTO page_docs (division_id, page_id, epoch, head_seq, snapshot_seq, schema)
    VALUES ($1, $2, $3, 0, 0, $4) ON CONFLICT DO NOTHING RETURNING epoch
  )
  INSERT INTO page_doc_snapshots (division_id, page_id, epoch, upto_seq, state, sv)
  SELECT $1, $2, made.epoch, 0, $5, $6 FROM made`;

/** The head row is locked as the numbers are taken, so they are gapless and in the order of commits. */
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

/** Only forward: another process may have done more already. */
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

/** Only from the very edit that the new one was built from: nothing that came meanwhile is lost. */
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

/** Live documents as rows: what these hold is the truth, whichever process holds the document. */
@Injectable()
export class PageDocs {
  constructor(private readonly dataSource: DataSource) {}

  /** Undefined for a page that nobody has edited live. */
  find(key: PageKey): Promise<StoredDoc | undefined> {
    return this.after(key, -1);
  }

  /** What was stored after an edit. */
  async after({ division, uuid }: PageKey, seq: number): Promise<DocNews | undefined> {
    const [row]: DocRow[] = await this.dataSource.query(loading, [division, uuid, seq]);
    if (row === undefined) return undefined;
    const { epoch, head, state, updates } = row;
    return { epoch, head, updates: state === null ? updates : [state, ...updates] };
  }

  /** How far several documents are. */
  async heads(keys: readonly PageKey[]): Promise<readonly (PageKey & Head)[]> {
    if (keys.length === 0) return [];
    const columns = [keys.map(({ division }) => division), keys.map(({ uuid }) => uuid)];
    return this.dataSource.query(listingHeads, columns);
  }

  /** The rows that are in the snapshot go. */
  async compact({ division, uuid }: PageKey, snapshot: Snapshot): Promise<void> {
    const { epoch, upto, state, vector } = snapshot;
    const parameters = [division, uuid, epoch, upto, Buffer.from(state), Buffer.from(vector)];
    await this.dataSource.query(compacting, parameters);
  }

  /** Where there is one already, that one stays. */
  async create({ division, uuid }: PageKey, doc: NewDoc): Promise<void> {
    const { epoch, schema, state, vector } = doc;
    const parameters = [division, uuid, epoch, schema, Buffer.from(state), Buffer.from(vector)];
    await this.dataSource.query(creating, parameters);
  }

  /**
   * A document of a later epoch takes the place of what was read. The rows of that stay. False where
   * something was stored since.
   */
  async replace({ division, uuid }: PageKey, read: StoredDoc, doc: NewDoc): Promise<boolean> {
    const { epoch, state, vector } = doc;
    const rows: unknown[] = await this.dataSource.query(replacing, [
      ...[division, uuid, read.epoch, read.head, epoch],
      ...[Buffer.from(state), Buffer.from(vector)],
    ]);
    return rows.length > 0;
  }

  /** Lets go of the rows of earlier epochs. */
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
   * All of them in one transaction, in this order. Answers the number of the last; undefined where the
   * document was built anew meanwhile, and nothing was stored.
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
