import type { StoreSettingsAnswer } from '@selvedge/shared/stores/admin/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  set,
  useForm,
  type FieldErrors,
  type FieldPath,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';

import { problemsIn } from './settings-check.js';
import { formOf, settingsIn, type SettingsForm } from './settings-form.js';
import { changedSections } from './section-keys.js';
import { fetchSettings, saveSettings, type OpenedSettings } from './settings.api.js';
import { ApiError } from '../../lib/http.js';
import { seePlans } from '../../ui/office/see-plans.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

export interface SettingsEditing {
  readonly form: UseFormReturn<SettingsForm>;
  /** As it was saved last. */
  readonly saved: StoreSettingsAnswer;
  readonly isSaving: boolean;
  /** What somebody else saved meanwhile. */
  readonly newer: StoreSettingsAnswer | undefined;
  readonly save: () => Promise<void>;
  readonly discard: () => void;
  /** Something of the shop was saved by itself: what is typed here goes on from there. */
  readonly catchUp: () => Promise<void>;
  /** Shows the newer one, and forgets what was typed. */
  readonly takeNewer: () => void;
  /** Saves what was typed over the newer one. */
  readonly keepMine: () => Promise<void>;
}

/** The form of all settings. `onTrouble` gets the dotted path of the first field that is refused. */
export function useSettingsEditor(
  { answer, currency }: OpenedSettings,
  onTrouble: (path: string) => void,
): SettingsEditing {
  const [saved, setSaved] = useState(answer);
  const [newer, setNewer] = useState<StoreSettingsAnswer>();
  const form = useForm<SettingsForm>({
    defaultValues: formOf(answer.settings, currency),
    mode: 'onBlur',
    resolver,
  });
  const show = (present: StoreSettingsAnswer) => {
    setSaved(present);
    setNewer(undefined);
    form.reset(formOf(present.settings, currency));
  };
  const keep = (present: StoreSettingsAnswer) => {
    setSaved(present);
    setNewer(undefined);
    form.setValue('gatePassword', '');
    // What is on the screen is what was saved: rows that are open stay so.
    form.reset(formOf(present.settings, currency), { keepValues: true });
  };
  const saving = useSaving(form, { onSaved: keep, onOvertaken: setNewer, onTrouble });
  const saveUpon = (position: number) =>
    form.handleSubmit(
      (values) => {
        saving.mutate(settingsIn(values, position));
      },
      () => {
        const [first] = problemsIn(form.getValues()).keys();
        if (first !== undefined) onTrouble(first);
      },
    )();
  return {
    ...{ form, saved, newer, isSaving: saving.isPending },
    save: () => saveUpon(saved.position),
    discard: () => {
      form.reset();
    },
    catchUp: async () => {
      const present = await presentSettings();
      (isSameAs(saved, present) ? setSaved : setNewer)(present);
    },
    takeNewer: () => {
      if (newer !== undefined) show(newer);
    },
    keepMine: () => saveUpon(newer?.position ?? saved.position),
  };
}

async function presentSettings(): Promise<StoreSettingsAnswer> {
  return (await fetchSettings()).answer;
}

function isSameAs(saved: StoreSettingsAnswer, present: StoreSettingsAnswer): boolean {
  return changedSections(saved.settings, present.settings).length === 0;
}

/** Sends the settings, and tells what came of it. */
function useSaving(
  form: UseFormReturn<SettingsForm>,
  on: {
    onSaved: (present: StoreSettingsAnswer) => void;
    onOvertaken: (present: StoreSettingsAnswer) => void;
    onTrouble: (path: string) => void;
  },
) {
  const client = useQueryClient();
  const notify = useSnackbar();
  return useMutation({
    mutationFn: saveSettings,
    onSuccess: (present) => {
      on.onSaved(present);
      notify('Settings saved');
      // The bar of the office shows the shop's name.
      void client.invalidateQueries({ queryKey: ['session'] });
    },
    onError: (error) => {
      const newer = newerIn(error);
      if (newer !== undefined) {
        on.onOvertaken(newer);
        return;
      }
      const first = showAtFields(form, error);
      if (first === undefined) notify(error.message, seePlans(error));
      else on.onTrouble(first);
    },
  });
}

const resolver: Resolver<SettingsForm> = (values) => {
  const problems = problemsIn(values);
  return problems.size === 0 ? { values, errors: {} } : { values: {}, errors: nested(problems) };
};

function nested(problems: ReadonlyMap<string, string>): FieldErrors<SettingsForm> {
  const errors: FieldErrors<SettingsForm> = {};
  for (const [path, message] of problems) set(errors, path, { type: 'check', message });
  return errors;
}

/** The settings of a refusal because of a stale position. */
function newerIn(error: Error): StoreSettingsAnswer | undefined {
  if (!(error instanceof ApiError) || error.problem.code !== 'SettingsChangedMeanwhile') {
    return undefined;
  }
  // What this refusal tells is there now has the shape of the call's own answer.
  return error.problem.current as StoreSettingsAnswer | undefined;
}

/** Shows each refusal at its field; answers the first field's path. */
function showAtFields(form: UseFormReturn<SettingsForm>, error: Error): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const errors = Object.entries(error.problem.errors ?? {});
  for (const [path, [message = '']] of errors) form.setError(fieldOf(path), { message });
  return errors[0]?.[0];
}

/** The shop's own currency has no field; it is missing in the list of all. */
function fieldOf(path: string): FieldPath<SettingsForm> {
  // Errors name the fields of the same contract by dotted path.
  return path === 'currency' ? 'currencyPlugin.currencies' : (path as FieldPath<SettingsForm>);
}
