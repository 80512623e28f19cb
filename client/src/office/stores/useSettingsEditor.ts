import type { StoreSettingsAnswer } from '@selvedge/shared/stores/admin/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { set, useForm, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form';

import { problemsIn } from './settings-check.js';
import { formOf, settingsIn, type SettingsForm } from './settings-form.js';
import { changedSections } from './section-keys.js';
import { fetchSettings, saveSettings, type OpenedSettings } from './settings.api.js';
import { ApiError } from '../../lib/http.js';
import { seePlans } from '../../ui/office/see-plans.js';
import { showAtFields } from '../../ui/office/show-at-fields.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

export interface SettingsEditing {
  readonly form: UseFormReturn<SettingsForm>;
  /** Settings as last saved. */
  readonly saved: StoreSettingsAnswer;
  readonly isSaving: boolean;
  /** Conflicting version that another session saved. */
  readonly newer: StoreSettingsAnswer | undefined;
  readonly save: () => Promise<void>;
  readonly discard: () => void;
  /** Reloads after part of the settings was saved separately; unsaved input stays. */
  readonly catchUp: () => Promise<void>;
  /** Shows the conflicting version and discards unsaved input. */
  readonly takeNewer: () => void;
  /** Saves the input over the conflicting version. */
  readonly keepMine: () => Promise<void>;
}

/** Form of all settings. `onTrouble` receives the dotted path of the first invalid field. */
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
    // The values on the screen are already the saved ones; keeping them leaves open rows open.
    form.reset(formOf(present.settings, currency), { keepValues: true });
  };
  const saving = useSaving(form, { onSaved: keep, onOvertaken: setNewer, onTrouble });
  const saveFrom = (position: number) =>
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
    save: () => saveFrom(saved.position),
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
    keepMine: () => saveFrom(newer?.position ?? saved.position),
  };
}

async function presentSettings(): Promise<StoreSettingsAnswer> {
  return (await fetchSettings()).answer;
}

function isSameAs(saved: StoreSettingsAnswer, present: StoreSettingsAnswer): boolean {
  return changedSections(saved.settings, present.settings).length === 0;
}

/** Mutation that saves the settings and reports success, conflicts and field errors. */
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
      // The top bar shows the shop's name.
      void client.invalidateQueries({ queryKey: ['session'] });
    },
    onError: (error) => {
      const newer = newerIn(error);
      if (newer !== undefined) {
        on.onOvertaken(newer);
        return;
      }
      const [first] = showAtFields(form, error, fieldOf);
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

/** Returns the current settings from a conflict error, or undefined for any other error. */
function newerIn(error: Error): StoreSettingsAnswer | undefined {
  if (!(error instanceof ApiError) || error.problem.code !== 'SettingsChangedMeanwhile') {
    return undefined;
  }
  // A SettingsChangedMeanwhile problem carries the settings in the format of the save response.
  return error.problem.current as StoreSettingsAnswer | undefined;
}

/**
 * Maps an error path to a form field. The shop's own currency has no field, so its error appears at
 * the currency list.
 */
function fieldOf(path: string): string {
  return path === 'currency' ? 'currencyPlugin.currencies' : path;
}
