import { Pencil } from 'lucide-react';

import styles from './EditBar.module.css';
import { classesOf } from '../../lib/class-names.js';
import { layout } from '../../ui/shop/common/layout.js';

const css = classesOf(styles);

/** Edit link on pages of users who may edit them; not sent to others. */
export function EditBar({ page }: { readonly page: number }) {
  return (
    <nav className={css('edit')} aria-label="Your page">
      <p className={layout('container')}>
        {/* `_top` for browsers that do not tell the server that the page is framed. */}
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
