import type { ListAnswer, ProductVersion } from '@selvedge/shared/catalogue/answers';
import { useQuery } from '@tanstack/react-query';

import { Ago } from './Ago.js';
import styles from './HistoryPanel.module.css';
import { Panel } from './Panel.js';
import { call } from '../../lib/http.js';

const shownVersions = 8;

type HistoryOf = 'products' | 'collections' | 'creators';

/** Change log, newest first. */
export function HistoryPanel({ of, uuid }: { of: HistoryOf; uuid: string }) {
  const { data: history } = useQuery({
    queryKey: ['history', of, uuid],
    queryFn: () => call<ListAnswer<ProductVersion>>('GET', `/dashboard/${of}/${uuid}/history/`),
  });
  if (history === undefined) return null;
  return (
    <Panel title="History">
      <ol className={styles['history']}>
        {history.data.slice(0, shownVersions).map(({ version, actor, by, at, fields }) => (
          <li key={version}>
            <span className={styles['what']}>
              {version === 1 ? 'Created' : fields.map(fieldLabel).join(', ')}
            </span>
            <span className={styles['who']}>
              {by ?? whoIs(actor)}, <Ago time={at} />
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** `salePrice` → `sale price`. */
function fieldLabel(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function whoIs(actor: string): string {
  const [kind, id] = actor.split(':');
  if (kind === 'staff') return `Staff ${id ?? ''}`;
  return kind === 'customer' ? 'Deleted account' : 'Selvedge';
}
