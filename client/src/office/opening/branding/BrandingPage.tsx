import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ThemeAnswer } from '@selvedge/shared/themes/contract';
import { useState } from 'react';

import styles from './BrandingPage.module.css';
import { OpeningFrame } from '../OpeningFrame.js';
import { stepsKey, useDoneSteps } from '../useSteps.js';
import { useSession } from '../../accounts/index.js';
import { fetchTheme, saveTheme, ShopInTheme, themeTitle, ThemeCards } from '../../themes/index.js';
import { Button } from '../../../ui/office/Button.js';
import { ListSkeleton } from '../../../ui/office/ListSkeleton.js';
import { NotLoaded } from '../../../ui/office/NotLoaded.js';

/** Third step: choose a theme, with a preview of the shop. */
export function BrandingPage({ onDone }: { readonly onDone: () => void }) {
  const division = useSession().store.active?.id ?? 0;
  const queryKey = ['theme', division];
  const theme = useQuery({ queryKey, queryFn: () => fetchTheme(division) });
  const done = useDoneSteps();
  return (
    <OpeningFrame
      step="look"
      done={done}
      title="Choose a theme"
      text="This is your own shop in the selected theme. You can change colours and fonts later."
    >
      {theme.isPending && <ListSkeleton label="Loading themes…" rows={4} />}
      {theme.isError && <NotLoaded what="The themes" of={theme} />}
      {theme.data && <Chooser key={theme.data.position} saved={theme.data} onDone={onDone} />}
    </OpeningFrame>
  );
}

/** A newly chosen theme has no overrides. */
const plain: ThemeAnswer['values'] = {};

function Chooser({ saved, onDone }: { readonly saved: ThemeAnswer; readonly onDone: () => void }) {
  const { active } = useSession().store;
  const [name, setName] = useState(saved.name);
  // Switching the theme drops the overrides of the previous one.
  const values = name === saved.name ? saved.values : plain;
  const save = useSave(active?.id ?? 0, onDone);
  return (
    <div className={styles['columns']}>
      <ShopInTheme name={name} values={values} />
      <div className={styles['side']}>
        <div className={styles['themes']} role="group" aria-label="Theme" tabIndex={0}>
          <ThemeCards
            isPro={active?.pro === true}
            title={active?.name ?? ''}
            chosen={name}
            onChoose={setName}
          />
        </div>
        {save.error && (
          <p role="alert" className={styles['error']}>
            {save.error.message}
          </p>
        )}
        <Button
          kind="primary"
          isPending={save.isPending}
          onPress={() => {
            save.mutate({ position: saved.position, name, values });
          }}
        >
          {`Use ${themeTitle(name)}`}
        </Button>
      </div>
    </div>
  );
}

function useSave(division: number, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (theme: Parameters<typeof saveTheme>[1]) => saveTheme(division, theme),
    onSuccess: () => {
      onDone();
    },
    // Also after a conflict, so that the other session's theme is shown.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['theme', division] });
      void client.invalidateQueries({ queryKey: stepsKey });
    },
  });
}
