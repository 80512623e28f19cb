import { limitWords } from '@selvedge/shared/storefront/limit-words';

import styles from './ProductPage.module.css';
import { classesOf } from '../../../lib/class-names.js';

const css = classesOf(styles);

export function Paragraphs({ text }: { readonly text: string }) {
  return (
    <div className={css('description')}>
      {text.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index} dir="auto">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

interface DescriptionProps {
  readonly text: string;
  /** Maximum number of words; 0 for the whole text (CAT-017). */
  readonly wordLimit: number;
}

/** Returns the whole text if `Description` shortens it, otherwise null. */
export function restOf({ text, wordLimit }: DescriptionProps): string | null {
  return limitWords(text, wordLimit) === text ? null : text;
}

/** Description, shortened if necessary, with a link to the whole text. */
export function Description({ text, wordLimit }: DescriptionProps) {
  const shown = limitWords(text, wordLimit);
  if (shown === text) return <Paragraphs text={text} />;
  return (
    <div className={css('description')}>
      <p>
        {/* Browsers have other dictionaries for scripts without spaces than the server. */}
        <span suppressHydrationWarning dir="auto">
          {shown}
        </span>{' '}
        <a href="#description">Read more</a>
      </p>
    </div>
  );
}
