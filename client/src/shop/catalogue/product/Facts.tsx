import type { ScreenOf } from '@selvedge/shared/storefront/screens';
import { sizeGuideLink } from '@selvedge/shared/links/links';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

import styles from './ProductPage.module.css';
import { Paragraphs } from './Description.js';
import { classesOf } from '../../../lib/class-names.js';

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

type SizeGuide = NonNullable<ScreenOf<'product'>['sizeGuide']>;

function SizeTable({ columns, rows }: SizeGuide) {
  return (
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
  );
}

interface FactsProps {
  readonly sizeGuide: SizeGuide | null;
  /** Whole text, if only its beginning is shown elsewhere. */
  readonly description: string | null;
}

/** Folded details: size guide and full description. */
export function Facts({ sizeGuide, description }: FactsProps) {
  return (
    <div className={css('facts')}>
      {description !== null && (
        <Fact title="Description">
          {/* The browser unfolds a section when a link targets its content. */}
          <div id="description">
            <Paragraphs text={description} />
          </div>
        </Fact>
      )}
      {sizeGuide !== null && (
        <Fact title="Size guide">
          {/* The browser unfolds it for the link next to the sizes. */}
          <div id="size-guide">
            <SizeTable {...sizeGuide} />
            <p>
              <a href={sizeGuideLink}>How to measure</a>
            </p>
          </div>
        </Fact>
      )}
      <Fact title="How it is made">
        <p>
          Your order is printed after you place it, then packed and sent from the same place. You
          can follow each step on your order page.
        </p>
      </Fact>
    </div>
  );
}
