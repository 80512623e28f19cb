import type { ScreenOf } from '@selvedge/shared/storefront/screens';
import { sizeGuideLink } from '@selvedge/shared/links/links';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

import styles from './ProductPage.module.css';
import { Paragraphs } from './Description.js';
import { classesOf } from '../../../lib/class-names.js';
import { SizeTable } from '../../../ui/shop/SizeTable.js';

const css = classesOf(styles);

interface FactProps {
  readonly title: string;
  /** Target of links to the content, for which the browser unfolds it. */
  readonly id?: string;
  readonly children: ReactNode;
}

function Fact({ title, id, children }: FactProps) {
  return (
    <details className={css('fact')}>
      <summary>
        {title}
        <ChevronDown size={20} aria-hidden />
      </summary>
      <div className={css('inside')} id={id}>
        {children}
      </div>
    </details>
  );
}

type SizeGuide = NonNullable<ScreenOf<'product'>['sizeGuide']>;

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
        <Fact title="Description" id="description">
          <Paragraphs text={description} />
        </Fact>
      )}
      {sizeGuide !== null && (
        <Fact title="Size guide" id="size-guide">
          <SizeTable {...sizeGuide} />
          <p>
            <a href={sizeGuideLink}>How to measure</a>
          </p>
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
