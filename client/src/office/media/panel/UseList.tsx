import type { MediaUse } from '@selvedge/shared/media/contract';
import { Boxes, Brush, FileText, Shirt, Store } from 'lucide-react';

import styles from './UseList.module.css';

const kinds = {
  product: { icon: Shirt, text: 'Product' },
  collection: { icon: Boxes, text: 'Collection' },
  creator: { icon: Brush, text: 'Creator' },
  store: { icon: Store, text: 'Shop' },
  page: { icon: FileText, text: 'Page' },
} as const;

export function UseList({ uses }: { uses: readonly MediaUse[] }) {
  return (
    <ul className={styles['uses']}>
      {uses.map(({ kind, id, name }) => {
        const { icon: Icon, text } = kinds[kind];
        return (
          <li key={`${kind} ${id}`}>
            <Icon size={15} aria-hidden />
            <span className={styles['kind']}>{text}</span>
            <span className={styles['name']}>{name}</span>
          </li>
        );
      })}
    </ul>
  );
}
