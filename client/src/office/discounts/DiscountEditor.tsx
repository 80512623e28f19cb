import type { AdminDiscount } from '@selvedge/shared/discounts/contract';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { FormProvider } from 'react-hook-form';

import {
  ConditionsPanel,
  DetailsPanel,
  LimitsPanel,
  ValidityPanel,
  ValuePanel,
} from './DiscountPanels.js';
import { CodesPanel, StatusPanel } from './DiscountStatus.js';
import { useDiscountEditor } from './useDiscountEditor.js';
import { ConflictNotice } from '../../ui/office/ConflictNotice.js';
import { Editor, EditorColumns, EditorHead } from '../../ui/office/Editor.js';

interface DiscountEditorProps {
  /** Undefined for a new discount. */
  readonly opened: AdminDiscount | undefined;
  /** Discount that a new one starts from. */
  readonly copied: AdminDiscount | undefined;
  readonly currency: string;
  readonly onCreated: (uuid: string) => void;
}

/** Discount editor; all sections are saved together. */
export function DiscountEditor(props: DiscountEditorProps) {
  const { currency } = props;
  const editing = useDiscountEditor(props);
  const { form, saved, save } = editing;
  const isDirty = form.formState.isDirty || saved === undefined;
  return (
    <FormProvider {...form}>
      <Editor
        save={save}
        isDirty={form.formState.isDirty}
        lost="Your changes to this discount are not saved."
      >
        <EditorHead
          back={(className) => (
            <Link to="/discounts" className={className}>
              <ArrowLeft size={16} aria-hidden /> Discounts
            </Link>
          )}
          title={saved?.title ?? 'New discount'}
          isDirty={isDirty}
          isSaving={editing.isSaving}
        />
        {editing.hasConflict && (
          <ConflictNotice
            what="this discount"
            onTheirs={editing.takeNewer}
            onMine={() => void editing.keepMine()}
          />
        )}
        <EditorColumns
          main={
            <>
              <DetailsPanel isNew={saved === undefined} />
              <ValuePanel currency={currency} />
              <ConditionsPanel currency={currency} />
            </>
          }
          aside={
            <>
              {saved !== undefined && <StatusPanel discount={saved} onChange={editing.show} />}
              {saved?.method === 'batch' && <CodesPanel discount={saved} onChange={editing.show} />}
              <ValidityPanel />
              <LimitsPanel />
            </>
          }
        />
      </Editor>
    </FormProvider>
  );
}
