import { allProductsLink, contactLink } from '@selvedge/shared/links/links';

import styles from './SizeGuidePage.module.css';
import { classesOf } from '../../../lib/class-names.js';
import type { ScreenProps } from '../../../lib/screen.js';
import { Breadcrumbs } from '../../../ui/shop/Breadcrumbs.js';
import { layout } from '../../../ui/shop/common/layout.js';
import { SizeTable } from '../../../ui/shop/SizeTable.js';

const css = classesOf(styles);

type Charts = ScreenProps<'size-guide'>['screen']['charts'];

/** How to take each measure of the charts, in the order of a body and then of things. */
const measuring: readonly (readonly [column: string, how: string])[] = [
  [
    'Chest to fit',
    'Measure around the fullest part of your chest, under your arms, with the tape level and not tight.',
  ],
  ['Waist to fit', 'Measure around the narrowest part of your waist.'],
  [
    'Length',
    'Lay the garment flat and measure from the highest point of the shoulder, next to the collar, down to the hem.',
  ],
  ['Sleeve', 'Measure from the shoulder seam to the end of the cuff.'],
  ['Width', 'Measure the flat item from side to side.'],
  ['Height', 'Measure the flat item from top to bottom.'],
  ['Handles', 'Measure one handle along its whole length, from seam to seam.'],
];

/** Measures of every garment that the shop sells, and how to take them (CAT-011). */
export function SizeGuidePage({ frame, screen: { charts } }: ScreenProps<'size-guide'>) {
  return (
    <div className={`${layout('container')} ${css('page')}`}>
      <Breadcrumbs trail={[{ text: 'Home', href: '/' }]} here="Size guide" />
      <h1>Size guide</h1>
      {charts.length === 0 ? (
        <p className={css('lead')}>
          Nothing at <bdi>{frame.name}</bdi> comes in sizes at the moment.{' '}
          <a href={allProductsLink}>See all products</a>
        </p>
      ) : (
        <Guide charts={charts} />
      )}
    </div>
  );
}

function Guide({ charts }: { readonly charts: Charts }) {
  const isWorn = charts.some(({ columns }) => columns.some((column) => column.endsWith(' to fit')));
  return (
    <>
      <p className={css('lead')}>
        {isWorn &&
          'Chest and waist are measures of your body; all others are those of the garment, laid flat. If you are between two sizes, choose the larger one for a loose fit. '}
        Each product page shows the sizes that it comes in.
      </p>
      <nav aria-label="On this page">
        <ul className={css('jumps')}>
          {charts.map(({ garment, name }) => (
            <li key={garment}>
              <a href={`#${garment}`}>{name}</a>
            </li>
          ))}
          <li>
            <a href="#how-to-measure">How to measure</a>
          </li>
        </ul>
      </nav>
      <div className={css('parts')}>
        <div className={css('charts')}>
          {charts.map(({ garment, name, columns, rows }) => (
            <section key={garment} id={garment}>
              <h2>{name}</h2>
              {/* On narrow screens the table scrolls, not the page. */}
              <div
                className={css('frame')}
                role="region"
                aria-label={`Sizes: ${name}`}
                tabIndex={0}
              >
                <SizeTable columns={columns} rows={rows} />
              </div>
            </section>
          ))}
        </div>
        <Measuring charts={charts} />
      </div>
    </>
  );
}

function Measuring({ charts }: { readonly charts: Charts }) {
  const used = new Set(charts.flatMap(({ columns }) => columns));
  return (
    <aside id="how-to-measure" className={css('measuring')}>
      <h2>How to measure</h2>
      <dl>
        {measuring
          .filter(([column]) => used.has(column))
          .map(([column, how]) => (
            <div key={column}>
              <dt>{column}</dt>
              <dd>{how}</dd>
            </div>
          ))}
      </dl>
      <p>
        Not sure about your size? <a href={contactLink}>Write to us</a>
      </p>
    </aside>
  );
}
