import type { ImportOutcome, ImportRow } from '@selvedge/shared/products/admin/import/contract';

import styles from './ImportPage.module.css';
import { DotMark } from '../../../ui/office/DotMark.js';
import { Panel } from '../../../ui/office/Panel.js';

const labels: Readonly<Record<ImportOutcome, string>> = {
  create: 'Create',
  change: 'Update',
  unchanged: 'Unchanged',
  refused: 'Rejected',
};

const colours: Readonly<Record<ImportOutcome, string>> = {
  create: '#2c7a4b',
  change: '#2a6fdb',
  unchanged: 'var(--ink-faint)',
  refused: 'var(--danger)',
};

/** Outcome of each row, rejected rows first. */
export function ImportRows({ rows, total }: { rows: readonly ImportRow[]; total: number }) {
  return (
    <Panel
      title="Rows"
      text={rows.length < total ? `The first ${String(rows.length)} of ${String(total)}.` : ''}
    >
      <div className={styles['scroll']} role="region" aria-label="Rows" tabIndex={0}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Product</th>
              <th scope="col">Result</th>
              <th scope="col">Columns</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.row}>
                <td className={styles['number']}>{row.row}</td>
                <td>{row.name || '–'}</td>
                <td>
                  <DotMark dot={{ background: colours[row.outcome] }}>
                    {labels[row.outcome]}
                  </DotMark>
                </td>
                <td className={styles['reasons']}>
                  {row.changed.join(', ')}
                  {row.reasons.map(({ column, message }) => (
                    <span key={`${column} ${message}`}>
                      {column !== '' && <code>{column}</code>} {message}
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
