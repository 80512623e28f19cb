import { Search } from 'lucide-react';

import { layout } from './layout.js';
import styles from './SearchForm.module.css';
import { classesOf } from '../../../lib/class-names.js';

const css = classesOf(styles);

/** Search field that submits to `/search/`. `id` must be unique on the page. */
export function SearchForm({ id }: { readonly id: string }) {
  return (
    <form className={css('form')} action="/search/" role="search">
      <label className={layout('hidden')} htmlFor={id}>
        Search the shop
      </label>
      <input
        className={css('input')}
        id={id}
        type="search"
        dir="auto"
        name="q"
        placeholder="Search the shop"
        maxLength={100}
        autoComplete="off"
      />
      <button className={css('button')} aria-label="Search">
        <Search size={20} aria-hidden />
      </button>
    </form>
  );
}
