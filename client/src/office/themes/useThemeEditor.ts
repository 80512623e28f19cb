import { isJsonEqual } from '@selvedge/shared/catalogue/is-same';
import type { ThemeAnswer } from '@selvedge/shared/themes/contract';
import type { ResolvedTheme } from '@selvedge/shared/themes/resolve';
import { themeOf } from '@selvedge/shared/themes/store-theme';
import { useMutation } from '@tanstack/react-query';
import { useReducer, useState, type Dispatch } from 'react';

import {
  startHistory,
  stepHistory,
  type Draft,
  type DraftAction,
  type DraftHistory,
} from './draft-history.js';
import { saveTheme } from './theme.api.js';
import { ApiError } from '../../lib/http.js';
import { seePlans } from '../../ui/office/see-plans.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

export interface ThemeEditing {
  readonly draft: Draft;
  readonly theme: ResolvedTheme;
  readonly dispatch: Dispatch<DraftAction>;
  readonly isDirty: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isPublishing: boolean;
  /** Theme as last published. */
  readonly published: ThemeAnswer;
  /** Conflicting theme that another session published. */
  readonly newer: ThemeAnswer | undefined;
  readonly publish: () => void;
  /** Publishes the draft over the conflicting theme. */
  readonly publishOver: () => void;
  readonly takeNewer: () => void;
}

const draftOf = ({ name, values }: ThemeAnswer): Draft => ({ name, values });

/** State and actions of the theme editor. */
export function useThemeEditor(division: number, opened: ThemeAnswer): ThemeEditing {
  const [history, dispatch] = useReducer(stepHistory, draftOf(opened), startHistory);
  const [published, setPublished] = useState(opened);
  const [newer, setNewer] = useState<ThemeAnswer>();
  const draft = history.present;
  const theme = themeOf({ theme: draft.name, themeValues: draft.values });
  const keep = (answer: ThemeAnswer) => {
    setPublished(answer);
    setNewer(undefined);
  };
  const publishing = usePublishing(division, published, { onPublished: keep, onNewer: setNewer });
  return {
    ...{ draft, theme, dispatch, published, newer },
    ...stateOf(history, published),
    isPublishing: publishing.isPending,
    publish: () => {
      publishing.mutate({ draft, position: published.position });
    },
    publishOver: () => {
      publishing.mutate({ draft, position: newer?.position ?? published.position });
    },
    takeNewer: () => {
      if (newer === undefined) return;
      dispatch({ type: 'replace', draft: draftOf(newer) });
      keep(newer);
    },
  };
}

function stateOf({ past, present, future }: DraftHistory, published: ThemeAnswer) {
  return {
    isDirty: !isJsonEqual(present, draftOf(published)),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  };
}

/** Saves the theme. Retries once if the store was saved since, but not its theme. */
function usePublishing(
  division: number,
  published: ThemeAnswer,
  on: { onPublished: (answer: ThemeAnswer) => void; onNewer: (answer: ThemeAnswer) => void },
) {
  const notify = useSnackbar();
  return useMutation({
    mutationFn: async ({ draft, position }: { draft: Draft; position: number }) => {
      const send = (at: number) => saveTheme(division, { ...draft, position: at });
      return send(position).catch((refusal: unknown) => {
        const newer = newerIn(refusal);
        if (newer === undefined || !isJsonEqual(draftOf(newer), draftOf(published))) throw refusal;
        return send(newer.position);
      });
    },
    onSuccess: (answer) => {
      on.onPublished(answer);
      notify('Theme published');
    },
    onError: (error) => {
      const newer = newerIn(error);
      if (newer === undefined) notify(error.message, seePlans(error));
      else on.onNewer(newer);
    },
  });
}

/** Returns the current theme from a conflict error, or undefined for any other error. */
function newerIn(error: unknown): ThemeAnswer | undefined {
  if (!(error instanceof ApiError) || error.problem.code !== 'ThemeChangedMeanwhile') {
    return undefined;
  }
  // A ThemeChangedMeanwhile problem carries the theme in the format of the save response.
  return error.problem.current as ThemeAnswer | undefined;
}
