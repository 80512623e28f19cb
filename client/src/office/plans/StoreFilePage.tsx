import type { StoreFile } from '@selvedge/shared/plans/standing-contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';

import { useCan } from '../accounts/index.js';
import { fetchStoreFile } from './plans.api.js';
import { PlanStateChanges } from './PlanStateChanges.js';
import { PlanStateForm } from './PlanStateForm.js';
import styles from './StoreFilePage.module.css';
import { backLink } from '../../ui/office/back-link.js';
import { buttonLink } from '../../ui/office/button-link.js';
import { ListSkeleton } from '../../ui/office/ListSkeleton.js';
import { NotLoaded } from '../../ui/office/NotLoaded.js';
import { Panel } from '../../ui/office/Panel.js';
import fields from '../../ui/office/fields.module.css';
import { sharedStyle } from '../../ui/office/shared-style.js';

/** Details of a store for staff (ATL-020). */
export function StoreFilePage({ division }: { readonly division: number }) {
  const file = useQuery({
    queryKey: ['stores', 'file', division],
    queryFn: () => fetchStoreFile(division),
  });
  if (file.isPending) return <ListSkeleton label="Loading shop…" rows={6} />;
  if (file.isError)
    return (
      <NotLoaded
        what="This shop"
        of={file}
        list={
          <Link to="/stores" className={buttonLink()}>
            Go to shops
          </Link>
        }
      />
    );
  return <Sheet file={file.data} />;
}

function Sheet({ file }: { readonly file: StoreFile }) {
  const { name, address, currency, isPro, active } = file;
  const host = address.replace(/^https?:\/\//, '');
  return (
    <article className={`${fields['panels'] ?? ''} ${styles['sheet'] ?? ''}`}>
      <header>
        <Link to="/stores" className={backLink}>
          <ArrowLeft size={16} aria-hidden /> Shops
        </Link>
        <h1 className={sharedStyle('name')}>{name}</h1>
        <p className={styles['soft']}>
          {[host, isPro ? 'Pro' : 'Basic', currency, !active && 'inactive']
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      <Ways file={file} />
      <Panel title="Status and plan" text="Not visible to the owner.">
        <PlanStateForm key={JSON.stringify(file)} file={file} />
      </Panel>
      <Panel title="Team">
        {file.people.length === 0 ? (
          <p className={styles['soft']}>No team members.</p>
        ) : (
          <ul className={styles['people']}>
            {file.people.map((person) => (
              <li key={person.id}>
                {person.name} <span className={styles['soft']}>{person.role}</span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <PlanStateChanges log={file.log} />
    </article>
  );
}

/** Links to the store's orders in atlas and to its dashboard screens, which staff can open. */
function Ways({ file: { division, address, active } }: { readonly file: StoreFile }) {
  const can = useCan();
  const ways = [
    ['Shop', '/'],
    ['Dashboard', '/dashboard/'],
    ['Orders', '/dashboard/orders'],
    ['Team', '/dashboard/team'],
  ] as const;
  return (
    <nav aria-label="Related pages">
      <ul className={styles['links']}>
        {can('orders.view-all') && (
          <li>
            <Link to="/orders" search={{ division }}>
              Orders in atlas
            </Link>
          </li>
        )}
        {active &&
          ways.map(([text, path]) => (
            <li key={text}>
              <a href={`${address}${path}`}>{text}</a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
