import { useQuery } from '@tanstack/react-query';

import { fetchTheme } from './theme.api.js';
import { ThemeEditor } from './ThemeEditor.js';
import styles from './ThemeEditor.module.css';
import { NotLoaded } from '../../ui/office/NotLoaded.js';
import { useSession } from '../accounts/index.js';

/** Theme screen of the shop. */
export function ThemePage() {
  const { active } = useSession().store;
  const division = active?.id ?? 0;
  const theme = useQuery({
    queryKey: ['theme', division],
    queryFn: () => fetchTheme(division),
    // A refetch would overwrite unpublished changes.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (theme.isPending) {
    return <div className={styles['ghost']} role="status" aria-busy aria-label="Loading theme…" />;
  }
  if (theme.isError) return <NotLoaded what="The theme" of={theme} guards="change the theme" />;
  return <ThemeEditor division={division} isPro={active?.pro === true} opened={theme.data} />;
}
