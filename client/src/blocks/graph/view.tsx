import type { GraphProperties } from '@selvedge/shared/blocks/graph/definition';
import { shownFigures, type Figure } from '@selvedge/shared/blocks/model/written-figures';

import { labelStep, plotOf, shortAmount } from './plot.js';
import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { layout } from '../../ui/shop/common/layout.js';
import { ownStyle } from '../kit/own-style.js';
import { surface } from '../kit/surface.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);
/** Bar width as a fraction of its slot. */
const barShare = 0.64;

/** Line or bar chart with a table of the same data; empty without figures (BLK-023). */
export function View({ block: { properties, figures: given } }: BlockViewProps<'graph'>) {
  const { title, kind, showTable, height, color } = properties;
  const figures = shownFigures(properties, given);
  const { marks, ticks, zero } = plotOf(figures);
  if (marks.length === 0) return null;
  const { className, style } = surface(properties, css('graph'));
  const step = labelStep(marks.length);
  return (
    <figure
      className={className}
      style={{ ...style, ...ownStyle({ '--own-height': height, '--own-ink': color }) }}
    >
      {title !== '' && (
        <h2 className={css('title')} dir="auto">
          {title}
        </h2>
      )}
      <div className={css('plot')} aria-hidden>
        {ticks.map(({ y, amount }) => (
          <span key={y} className={css('tick')} style={ownStyle({ '--own-y': `${y}%` })}>
            <span className={css('amount')}>{shortAmount(amount)}</span>
          </span>
        ))}
        <Drawing kind={kind} marks={marks} zero={zero} />
        {marks.map(({ x, label }, index) => (
          <span
            key={x}
            className={css('label', (index / step) % 2 === 1 && 'second')}
            style={ownStyle({ '--own-x': `${x}%` })}
          >
            {index % step === 0 && label}
          </span>
        ))}
      </div>
      <Table title={title} figures={figures} isOpen={showTable} />
    </figure>
  );
}

type DrawingProps = Pick<ReturnType<typeof plotOf>, 'marks' | 'zero'> &
  Pick<GraphProperties, 'kind'>;

function Drawing({ kind, marks, zero }: DrawingProps) {
  const width = (barShare * 100) / marks.length;
  return (
    <svg className={css('drawing')} viewBox="0 0 100 100" preserveAspectRatio="none">
      {kind === 'line' ? (
        <polyline className={css('line')} points={marks.map(({ x, y }) => `${x},${y}`).join(' ')} />
      ) : (
        marks.map(({ x, y, label, value }) => (
          <rect
            key={x}
            {...{ x: x - width / 2, width, y: Math.min(y, zero), height: Math.abs(zero - y) }}
          >
            <title>{`${label}: ${value}`}</title>
          </rect>
        ))
      )}
    </svg>
  );
}

interface TableProps {
  readonly title: string;
  readonly figures: readonly Figure[];
  readonly isOpen: boolean;
}

function Table({ title, figures, isOpen }: TableProps) {
  return (
    <details open={isOpen}>
      <summary className={css('opener')}>
        Figures<span className={layout('hidden')}>{title === '' ? '' : ` of ${title}`}</span>
      </summary>
      <table className={css('table')}>
        <tbody>
          {figures.map(({ label, value }, index) => (
            <tr key={index}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
