import { Suspense, useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';

import { AccessSection } from './sections/AccessSection.js';
import { BannerSection } from './sections/BannerSection.js';
import { CodeSection } from './sections/CodeSection.js';
import { CurrenciesSection } from './sections/CurrenciesSection.js';
import { FavouritesSection } from './sections/FavouritesSection.js';
import { GeneralSection } from './sections/GeneralSection.js';
import { PopupSection } from './sections/PopupSection.js';
import { SearchSection } from './sections/SearchSection.js';
import { changedSections, sectionOf } from './section-keys.js';
import type { SectionName } from './settings-sections.js';
import type { OpenedSettings } from './settings.api.js';
import { SettingsNav } from './SettingsNav.js';
import styles from './StoreSettingsPage.module.css';
import { useSettingsEditor, type SettingsEditing } from './useSettingsEditor.js';
import { Form } from '../../ui/office/Form.js';
import { SaveBar } from '../../ui/office/SaveBar.js';
import { useSaveKey } from '../../ui/office/useSaveKey.js';
import { later } from '../../ui/office/later.js';
import { ConflictNotice } from '../../ui/office/ConflictNotice.js';

const unsaved = 'Your changes to the settings are not saved.';

/** Edits all settings of a shop as one form; shows one section at a time. */
export function SettingsEditor(props: {
  opened: OpenedSettings;
  section: SectionName;
  onSection: (section: SectionName) => void;
}) {
  const { opened, section, onSection } = props;
  const [trouble, setTrouble] = useState<SectionName>();
  const editing = useSettingsEditor(opened, (path) => {
    const found = sectionOf(path) ?? section;
    onSection(found);
    setTrouble(found);
  });
  const { form, save, discard, isSaving } = editing;
  const { isDirty } = form.formState;
  useSaveKey(save);
  useFocusOnTrouble(trouble === section, () => {
    setTrouble(undefined);
  });
  return (
    <FormProvider {...form}>
      <Form
        className={styles['page']}
        noValidate
        isDirty={isDirty}
        isSent={isSaving}
        lost={unsaved}
        hasParts
        onSend={() => void save()}
      >
        <h1 className={styles['head']}>Settings</h1>
        <Newer editing={editing} />
        <div className={styles['columns']}>
          <SettingsNav open={section} />
          <div className={styles['sections']}>
            <Section section={section} editing={editing} shopCurrency={opened.currency} />
          </div>
        </div>
        {isDirty && (
          <SaveBar
            text="Unsaved changes"
            isSaving={isSaving}
            onDiscard={discard}
            onSave={() => void save()}
          />
        )}
      </Form>
    </FormProvider>
  );
}

/** Larger sections are loaded when they are opened. */
const EditorsSection = later(
  async () => (await import('./editors/EditorsSection.js')).EditorsSection,
);
const ChristmasSection = later(
  async () => (await import('./christmas/ChristmasSection.js')).ChristmasSection,
);
const DeliverySection = later(
  async () => (await import('./sections/DeliverySection.js')).DeliverySection,
);
const MeasurementSection = later(
  async () => (await import('./sections/MeasurementSection.js')).MeasurementSection,
);
const MenuSection = later(async () => (await import('./menu/MenuSection.js')).MenuSection);

/** Sections that need no props. */
const plainSections = {
  general: GeneralSection,
  menu: MenuSection,
  banner: BannerSection,
  popup: PopupSection,
  christmas: ChristmasSection,
  search: SearchSection,
  code: CodeSection,
  measurement: MeasurementSection,
  favourites: FavouritesSection,
} as const;

interface SectionProps {
  readonly section: SectionName;
  readonly editing: SettingsEditing;
  readonly shopCurrency: string;
}

function Section(props: SectionProps) {
  return (
    <Suspense fallback={<p role="status">Loading…</p>}>
      <OpenSection {...props} />
    </Suspense>
  );
}

function OpenSection(props: SectionProps) {
  const { section, editing, shopCurrency } = props;
  if (section === 'access')
    return <AccessSection hasGatePassword={editing.saved.hasGatePassword} />;
  if (section === 'currencies') return <CurrenciesSection shopCurrency={shopCurrency} />;
  if (section === 'delivery') return <DeliverySection shopCurrency={shopCurrency} />;
  if (section === 'editors') return <EditorsSection onSaved={editing.catchUp} />;
  const Plain = plainSections[section];
  return <Plain />;
}

/** Notice that another session saved the settings since they were opened. */
function Newer({ editing }: { readonly editing: SettingsEditing }) {
  const { newer, saved } = editing;
  if (newer === undefined) return null;
  return (
    <ConflictNotice
      what="the settings"
      changed={changedSections(saved.settings, newer.settings)}
      onTheirs={editing.takeNewer}
      onMine={() => void editing.keepMine()}
    />
  );
}

/** Focuses the first invalid field once its section is open. */
function useFocusOnTrouble(isTrouble: boolean, onDone: () => void): void {
  useEffect(() => {
    if (!isTrouble) return;
    const wrong = '[aria-invalid="true"], [data-wrong="true"] button';
    const field = document.querySelector<HTMLElement>(wrong);
    field?.focus();
    // The field may be hidden behind the save bar.
    field?.scrollIntoView({ block: 'center' });
    onDone();
  }, [isTrouble, onDone]);
}
