import { messages } from '@selvedge/shared/messages';
import type { ReactNode } from 'react';

import styles from './NoticePages.module.css';
import { classesOf } from '../../lib/class-names.js';
import type { ScreenProps } from '../../lib/screen.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { layout } from '../../ui/shop/common/layout.js';
import { ProductGrid } from '../../ui/shop/common/ProductCard.js';
import { SearchForm } from '../../ui/shop/common/SearchForm.js';

const css = classesOf(styles);

interface NoticePageProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function NoticePage({ title, text, children }: NoticePageProps) {
  return (
    <div className={`${layout('container')} ${css('page')}`}>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  );
}

const home = (
  <a className={buttonClass('primary')} href="/">
    Go to the home page
  </a>
);

/** Not-found page with suggestions (RTE-008). */
export function NotFoundPage({ screen: { title, suggestions } }: ScreenProps<'not-found'>) {
  return (
    <>
      <NoticePage
        title={title}
        text="The link may be mistyped or out of date. Search the shop, or go to the home page."
      >
        <SearchForm id="not-found-search" />
        {home}
      </NoticePage>
      {suggestions.length > 0 && (
        <section
          className={`${layout('container')} ${css('suggestions')}`}
          aria-labelledby="suggestions"
        >
          <h2 id="suggestions">While you are here</h2>
          <ProductGrid products={suggestions} />
        </section>
      )}
    </>
  );
}

/** Access-denied page (RTE-009). */
export function ForbiddenPage() {
  return (
    <NoticePage
      title={messages.permissionDenied}
      text="Your account does not have access to this page."
    >
      {home}
    </NoticePage>
  );
}

/** Server error page (LAY-041). */
export function FailedPage({ screen: { message } }: ScreenProps<'failed'>) {
  return (
    <NoticePage title={messages.storeDataFailed} text={message ?? 'Please try again in a moment.'}>
      <a className={buttonClass('primary')} href="">
        Reload
      </a>
    </NoticePage>
  );
}
