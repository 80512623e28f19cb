import { Pencil } from 'lucide-react';

import styles from './EditBar.module.css';
import { classesOf } from '../../lib/class-names.js';
import { layout } from '../../ui/shop/common/layout.js';

const css = classesOf(styles);

/** Over a page of their own for those who may edit it, whatever its layout and theme; others are sent none. */
export function EditBar({ page }: { readonly page: number }) {
  return (
    <nav className={css('edit')} aria-label="Your page">
      <p className={layout('container')}>
        {/* Also in a frame, of a browser that does not tell the server of it. */}
        <a href={`/dashboard/pages/${page}/edit`} target="_top">
          <Pencil size={16} aria-hidden />
          Edit this page
        </a>
        <a href="/dashboard/pages" target="_top">
          All pages
        </a>
      </p>
    </nav>
  );
}
