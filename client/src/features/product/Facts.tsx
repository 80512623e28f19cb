import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

import styles from './ProductPage.module.css';
import { sizeGuide } from './size-guide.js';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className={css('fact')}>
      <summary>
        {title}
        <ChevronDown size={20} aria-hidden />
      </summary>
      <div className={css('inside')}>{children}</div>
    </details>
  );
}

function SizeTable({ rows }: { readonly rows: ReturnType<typeof sizeGuide> }) {
  return (
    <table className={css('sizes')}>
      <thead>
        <tr>
          <th scope="col">Size</th>
          <th scope="col">To fit chest (cm)</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ size, chest }) => (
          <tr key={size}>
            <th scope="row">{size}</th>
            <td>{chest}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What some want to know before they buy, folded away for all others. */
export function Facts({ sizes }: { readonly sizes: readonly string[] }) {
  const rows = sizeGuide(sizes);
  return (
    <div className={css('facts')}>
      {rows.length > 0 && (
        <Fact title="Size guide">
          <SizeTable rows={rows} />
        </Fact>
      )}
      <Fact title="How it is made">
        <p>
          Your order is printed after you place it, packed and sent from the same place. You can
          follow each of these steps on your receipt.
        </p>
      </Fact>
    </div>
  );
}
