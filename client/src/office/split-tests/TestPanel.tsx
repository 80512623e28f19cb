import type { SplitTestAnswer } from '@selvedge/shared/split-tests/contract';

import { linesOf, type VariationLine } from './shares.js';
import styles from './SplitTestsPage.module.css';
import { Button } from '../../ui/office/Button.js';
import { formatDate } from '../../ui/office/dates.js';
import { Panel } from '../../ui/office/Panel.js';

interface TestPanelProps {
  readonly test: SplitTestAnswer;
  readonly onEnd: () => void;
  readonly onRemove: () => void;
}

/** A split test with its status, results and actions. */
export function TestPanel({ test, onEnd, onRemove }: TestPanelProps) {
  return (
    <Panel title={test.name} text={statusTextOf(test)}>
      <table className={styles['results']}>
        <thead>
          <tr>
            <th scope="col">Variation</th>
            <th scope="col">Share</th>
            <th scope="col">Visitors</th>
            <th scope="col">Orders</th>
            <th scope="col">Orders per 100 visitors</th>
          </tr>
        </thead>
        <tbody>
          {linesOf(test).map((line) => (
            <Line key={line.id} line={line} test={test} />
          ))}
        </tbody>
      </table>
      {test.isRunning && (
        <p className={styles['hint']}>
          To use it on a page, select “{test.name}” as the split test of a row, and add one row per
          variation inside it.
        </p>
      )}
      <div className={styles['buttons']}>
        {test.isRunning ? (
          <Button onPress={onEnd}>End test</Button>
        ) : (
          <Button onPress={onRemove}>Delete</Button>
        )}
      </div>
    </Panel>
  );
}

function Line({ line, test }: { readonly line: VariationLine; readonly test: SplitTestAnswer }) {
  const { id, name, share, discoveries, orders, rate } = line;
  return (
    <tr>
      <th scope="row">
        {test.isRunning ? (
          <a href={`/?split-var=${test.name}:${name}`} target="_blank" rel="noreferrer">
            {name}
          </a>
        ) : (
          name
        )}
        {test.winner === id && <span className={styles['winner']}> Winner</span>}
      </th>
      <td>{share}%</td>
      <td>{discoveries}</td>
      <td>{orders}</td>
      <td>{rate ?? '–'}</td>
    </tr>
  );
}

function statusTextOf({ isRunning, winner, variations, startedAt }: SplitTestAnswer): string {
  const day = formatDate(startedAt);
  if (isRunning) return `Running since ${day}`;
  const won = variations.find(({ id }) => id === winner);
  return won === undefined
    ? 'Ended: no variation is shown'
    : `Ended: all visitors see “${won.name}”`;
}
