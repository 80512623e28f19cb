import type { InitialState } from '@selvedge/shared/session/initial-state';
import type { OwnShop } from '@selvedge/shared/opening/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { ChevronsUpDown } from 'lucide-react';
import { Button, MenuTrigger } from 'react-aria-components';

import styles from './StoreSwitch.module.css';
import { call } from '../../lib/http.js';
import { PopMenu, PopMenuItem } from '../../ui/office/PopMenu.js';

const fetchStores = () => call<readonly OwnShop[]>('GET', '/dashboard/stores/');

/** Shop name; a menu for members of several shops, which opens the same screen in another shop. */
export function StoreSwitch({ store, title }: Pick<InitialState, 'store'> & { title: string }) {
  const stores = useQuery({ queryKey: ['own-stores'], queryFn: fetchStores, staleTime: Infinity });
  const [screen = ''] = useLocation().pathname.split('/').filter(Boolean);
  const all = stores.data ?? [];
  if (all.length < 2) return title;
  const active = store.active?.id ?? 0;
  return (
    <MenuTrigger>
      <Button className={styles['trigger'] ?? ''} aria-label={`${title}. Switch shop`}>
        <span className={styles['name']}>{title}</span>
        <ChevronsUpDown size={14} aria-hidden />
      </Button>
      <PopMenu aria-label="Shops" selectionMode="single" selectedKeys={[active]}>
        {all.map(({ division, name, address }) => (
          <PopMenuItem
            key={division}
            id={division}
            textValue={name}
            {...(division !== active && { href: dashboardUrl(address, screen) })}
          >
            <span className={styles['store']} dir="auto">
              {name}
              <span className={styles['address']}>{new URL(address).host}</span>
            </span>
          </PopMenuItem>
        ))}
      </PopMenu>
    </MenuTrigger>
  );
}

function dashboardUrl(address: string, screen: string): string {
  return `${address}/dashboard/enter${screen === '' ? '' : `?to=${screen}`}`;
}
