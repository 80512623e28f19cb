import type { SizeChart } from '@selvedge/shared/catalogue/garments/size-charts';

import styles from './SizeTable.module.css';
import { classesOf } from '../../../lib/class-names.js';

const css = classesOf(styles);

interface SizeTableProps extends Pick<SizeChart, 'columns' | 'rows'> {
  readonly label: string;
}

/** Measures in centimetres and inches. On narrow screens the table scrolls, not the page. */
export function SizeTable({ label, columns, rows }: SizeTableProps) {
  return (
    <div className={css('frame')} role="region" aria-label={label} tabIndex={0}>
      <table className={css('sizes')}>
        <thead>
          <tr>
            <th scope="col">Size</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, cm, inches }) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              {columns.map((column, index) => (
                <td key={column}>
                  {`${cm[index] ?? '–'} cm`}
                  <span className={css('inches')}>{`${inches[index] ?? '–'} in`}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
