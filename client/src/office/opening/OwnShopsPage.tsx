import type { OwnShop } from '@selvedge/shared/opening/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { fetchShops } from './opening.api.js';
import styles from './OwnShopsPage.module.css';
import { buttonLink } from '../../ui/office/button-link.js';
import { ListPage } from '../../ui/office/ListPage.js';
import { ListSkeleton } from '../../ui/office/ListSkeleton.js';
import { Notice } from '../../ui/office/Notice.js';
import { NotLoaded } from '../../ui/office/NotLoaded.js';

/** Shops of the signed-in account, shown on the main brand, with links to their dashboards. */
export function OwnShopsPage() {
  const shops = useQuery({ queryKey: ['own-shops'], queryFn: fetchShops });
  return (
    <ListPage
      title="Your shops"
      tools={
        <Link to="/shops/new" className={buttonLink('primary')}>
          Create shop
        </Link>
      }
    >
      {shops.isPending && <ListSkeleton label="Loading your shops…" rows={2} />}
      {shops.isError && <NotLoaded what="Your shops" of={shops} />}
      {shops.data?.length === 0 && (
        <Notice
          title="No shops yet"
          text="Name your shop, choose a theme and put your first design on a garment. It takes five minutes, and nothing is printed until someone orders."
        />
      )}
      {shops.data && shops.data.length > 0 && (
        <ul className={styles['shops']}>
          {shops.data.map((shop) => (
            <ShopCard key={shop.division} shop={shop} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}

function ShopCard({ shop }: { shop: OwnShop }) {
  const { name, address, role, isOpen } = shop;
  return (
    <li className={styles['shop']}>
      <h2 className={styles['name']}>{name}</h2>
      <p className={styles['soft']}>
        <a href={address}>{address.replace(/^https?:\/\//, '')}</a>
      </p>
      <p className={styles['soft']}>
        {isOpen ? 'Open' : 'Not open yet'} · {role === 'owner' ? 'Owner' : 'Team member'}
      </p>
      <a className={buttonLink()} href={`${address}/dashboard/enter`}>
        Open dashboard
      </a>
    </li>
  );
}
