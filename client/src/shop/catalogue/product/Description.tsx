import { limitWords } from '@selvedge/shared/storefront/limit-words';

import styles from './ProductPage.module.css';
import { classesOf } from '../../../lib/class-names.js';

const css = classesOf(styles);

export function Paragraphs({ text }: { readonly text: string }) {
  return (
    <div className={css('description')}>
      {text.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}

interface DescriptionProps {
  readonly text: string;
  /** CAT-017: 0 for all of it. */
  readonly wordLimit: number;
}

/** The whole of a description where `Description` shows only its beginning, else null. */
export function restOf({ text, wordLimit }: DescriptionProps): string | null {
  return limitWords(text, wordLimit) === text ? null : text;
}

/** The beginning of a long description, which leads to the whole. */
export function Description({ text, wordLimit }: DescriptionProps) {
  const shown = limitWords(text, wordLimit);
  if (shown === text) return <Paragraphs text={text} />;
  return (
    <div className={css('description')}>
      <p>
        {shown} <a href="#description">Read more</a>
      </p>
    </div>
  );
}
