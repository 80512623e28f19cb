import { Link } from '@tanstack/react-router';
import {
  ChartLine,
  Code,
  Coins,
  Gem,
  Heart,
  KeyRound,
  ListTree,
  Megaphone,
  MessageSquare,
  PanelsTopLeft,
  Search,
  Store,
  TreePine,
  Truck,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

import { sectionOf } from './section-keys.js';
import type { SettingsForm } from './settings-form.js';
import { SECTIONS, type SectionName } from './settings-sections.js';
import styles from './StoreSettingsPage.module.css';
import { useCan } from '../accounts/index.js';

const icons = {
  general: Store,
  menu: ListTree,
  delivery: Truck,
  banner: Megaphone,
  popup: MessageSquare,
  christmas: TreePine,
  access: KeyRound,
  search: Search,
  currencies: Coins,
  code: Code,
  measurement: ChartLine,
  editors: PanelsTopLeft,
  favourites: Heart,
} as const;

/** Links to the sections; marks those that contain errors. */
export function SettingsNav({ open }: { open: SectionName }) {
  const can = useCan();
  const { errors } = useFormState<SettingsForm>();
  const wrong = new Set(Object.keys(errors).map(sectionOf));
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the list scrolls sideways, so the open section may be out of view.
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (link) list.current?.scrollTo({ left: link.offsetLeft - 16 });
  }, [open]);
  return (
    <nav ref={list} className={styles['list']} aria-label="Settings">
      {SECTIONS.map(({ name, title }) => {
        const Icon = icons[name];
        return (
          <Link
            key={name}
            to="/settings/{-$section}"
            params={{ section: name }}
            className={styles['link'] ?? ''}
            {...(name === open && { 'aria-current': 'page' as const })}
          >
            <Icon size={17} aria-hidden />
            {title}
            {wrong.has(name) && (
              <span className={styles['wrong']} role="img" aria-label="needs attention" />
            )}
          </Link>
        );
      })}
      {can('business.manage') && (
        <Link to="/business" className={styles['link'] ?? ''}>
          <Store size={17} aria-hidden />
          Business and payout
        </Link>
      )}
      {can('plan.ask') && (
        <Link to="/plan" className={styles['link'] ?? ''}>
          <Gem size={17} aria-hidden />
          Plan
        </Link>
      )}
    </nav>
  );
}
