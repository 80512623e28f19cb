import { DataSource } from 'typeorm';

import type { TestApp } from './start-app.js';
import { sentBy, type Work } from './statements.js';

/** Step of an executed plan, as PostgreSQL reports it. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

interface PlanRow {
  readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[];
}

/** Step of a statement that touched the most rows (decision 0079). */
export interface WidestStep {
  readonly rows: number;
  /** `Index Scan orders orders_due`. */
  readonly step: string;
  readonly sql: string;
}

/**
 * Runs all statements sent by `work` again with the same parameters. Returns the step with the most
 * rows if it touches more than `most`, whether it returns or discards them. Undefined means that
 * the call stays fast as a shop grows.
 */
export async function stepOver(
  app: TestApp,
  most: number,
  work: Work,
): Promise<WidestStep | undefined> {
  const sent = await sentBy(app, work);
  const reads = sent.filter(([sql]) => /^\s*(SELECT|WITH)\b/i.test(sql));
  if (reads.length === 0) throw new Error('The work sent no reading statement.');
  const steps: WidestStep[] = [];
  for (const [sql, parameters] of reads) {
    const [row] = await app
      .get(DataSource)
      .query<PlanRow[]>(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, [...parameters]);
    const plan = row?.['QUERY PLAN'][0]?.Plan;
    if (plan) steps.push({ ...widest(plan), sql });
  }
  const [wide] = steps.toSorted((one, other) => other.rows - one.rows);
  return wide && wide.rows > most ? wide : undefined;
}

function widest(node: PlanNode): Omit<WidestStep, 'sql'> {
  const names = [node['Node Type'], node['Relation Name'], node['Index Name']];
  const own = { rows: rowsOf(node), step: names.filter(Boolean).join(' ') };
  return (node.Plans ?? [])
    .map(widest)
    .reduce((most, one) => (one.rows > most.rows ? one : most), own);
}

function rowsOf(node: PlanNode): number {
  const each =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Join Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  return each * node['Actual Loops'];
}
