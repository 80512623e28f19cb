import { useQuery } from '@tanstack/react-query';

import type { SectionName } from './settings-sections.js';
import { fetchSettings } from './settings.api.js';
import { SettingsEditor } from './SettingsEditor.js';
import styles from './StoreSettingsPage.module.css';
import { NotLoaded } from '../../ui/office/NotLoaded.js';

/** Settings of the shop; `section` is the open part. */
export function StoreSettingsPage(props: {
  section: SectionName;
  onSection: (section: SectionName) => void;
}) {
  const settings = useQuery({
    queryKey: ['store-settings'],
    queryFn: fetchSettings,
    // A refetch would overwrite unsaved input.
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
