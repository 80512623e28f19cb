import styles from './Breadcrumbs.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

interface BreadcrumbsProps {
  readonly trail: readonly { readonly text: string; readonly href: string }[];
  /** Title of the current page. */
  readonly here: string;
}

export function Breadcrumbs({ trail, here }: BreadcrumbsProps) {
  return (
    <nav className={css('breadcrumbs')} aria-label="Breadcrumbs">
      <ol>
        {trail.map(({ text, href }) => (
          <li key={href}>
            <a href={href} dir="auto">
              {text}
            </a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
