import { useQuery } from '@tanstack/react-query';

import type { SectionName } from './settings-sections.js';
import { fetchSettings } from './settings.api.js';
import { SettingsEditor } from './SettingsEditor.js';
import styles from './StoreSettingsPage.module.css';
import { NotLoaded } from '../../ui/office/NotLoaded.js';

/** STO-004: what an owner sets of the shop; `section` is the part that is open. */
export function StoreSettingsPage(props: {
  section: SectionName;
  onSection: (section: SectionName) => void;
}) {
  const settings = useQuery({
    queryKey: ['store-settings'],
    queryFn: fetchSettings,
    // It is not fetched again behind the back of who types.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (settings.isPending) return <Skeleton />;
  if (settings.isError)
    return <NotLoaded what="The settings" of={settings} guards="change the settings" />;
  return <SettingsEditor opened={settings.data} {...props} />;
}

function Skeleton() {
  return (
    <div className={styles['page']} role="status" aria-busy aria-label="Loading settings…">
      <h1 className={styles['head']}>Settings</h1>
      <div className={styles['columns']}>
        <div className={styles['ghost']} data-kind="list" />
        <div className={styles['sections']}>
          <div className={styles['ghost']} />
          <div className={styles['ghost']} />
        </div>
      </div>
    </div>
  );
}
