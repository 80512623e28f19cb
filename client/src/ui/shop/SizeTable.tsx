import type { SizeChart } from '@selvedge/shared/catalogue/garments/size-charts';

import styles from './SizeTable.module.css';

/** Measures of each size in centimetres and inches. */
export function SizeTable({ columns, rows }: Pick<SizeChart, 'columns' | 'rows'>) {
  return (
    <table className={styles['sizes']}>
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
            {cm.map((measure, index) => (
              <td key={index}>
                {`${measure} cm`}
                <span>{`${inches[index] ?? ''} in`}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
