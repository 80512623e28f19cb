import { favouritesTest, shownVariation } from '@selvedge/shared/favourites/favourites-test';
import { longestName, mostVariations } from '@selvedge/shared/split-tests/split-test';
import { transliterated } from '@selvedge/shared/transliterate';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';

import { startSplitTest } from './split-tests.api.js';
import styles from './SplitTestsPage.module.css';
import { useSplitTestChange } from './useSplitTests.js';
import { Button } from '../../ui/office/Button.js';
import { Dialog } from '../../ui/office/Dialog.js';
import { Form } from '../../ui/office/Form.js';
import { IconButton } from '../../ui/office/IconButton.js';
import { TextField } from '../../ui/office/TextField.js';
import { SendButtons } from '../../ui/office/SendButtons.js';

interface Draft {
  readonly key: number;
  readonly name: string;
  readonly weight: string;
}

const first: readonly Draft[] = [
  { key: 1, name: 'old', weight: '1' },
  { key: 2, name: 'new', weight: '1' },
];
/** Variations of the built-in favourites test (GRD-035). */
const favouritesVariations: readonly Draft[] = [
  { key: 1, name: 'hide', weight: '1' },
  { key: 2, name: shownVariation, weight: '1' },
];

/** Converts input to the notation of names: `Summer hero` becomes `summer-hero`. */
const nameOf = (text: string): string => transliterated(text).replaceAll(/[^a-z\d]+/g, '-');
/** Trims hyphens, which typing leaves at the ends. */
const sentName = (text: string): string => text.replaceAll(/^-+|(?<!-)-+$/g, '');
const sentVariation = ({ name, weight }: Draft) => ({
  ...{ name: sentName(name), weight: Number(weight) },
});

/** Dialog that defines and starts a test. */
export function StartDialog({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const [changed, setDrafts] = useState<readonly Draft[]>();
  const isOfFavourites = name === favouritesTest;
  const drafts = changed ?? (isOfFavourites ? favouritesVariations : first);
  const starting = useSplitTestChange(onClose);
  return (
    <Dialog title="New split test" isOpen onClose={onClose}>
      <Form
        className={styles['form']}
        isDirty={name !== '' || changed !== undefined}
        isSent={starting.isPending || starting.isSuccess}
        lost="This split test has not been started."
        onSend={() => {
          const test = { name: sentName(name), variations: drafts.map(sentVariation) };
          const send = (division: number) => startSplitTest(division, test);
          const next = isOfFavourites ? 'It applies to every page.' : 'Now add it to a page.';
          starting.mutate({ send, message: `Split test started. ${next}` });
        }}
      >
        <NameField name={name} onChange={setName} />
        <Variations drafts={drafts} onChange={setDrafts} />
        {starting.error !== null && <p role="alert">{starting.error.message}</p>}
        <SendButtons send="Start test" isPending={starting.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

function NameField(props: { readonly name: string; readonly onChange: (name: string) => void }) {
  const { name, onChange } = props;
  return (
    <TextField
      label="Name"
      description={
        name === favouritesTest
          ? `Only the variation “${shownVariation}” shows favourites.`
          : 'Lower-case letters, digits and hyphens. Only you see it.'
      }
      isRequired
      maxLength={longestName}
      value={name}
      onChange={(text) => {
        onChange(nameOf(text));
      }}
    />
  );
}

interface VariationsProps {
  readonly drafts: readonly Draft[];
  readonly onChange: (drafts: readonly Draft[]) => void;
}

function Variations({ drafts, onChange }: VariationsProps) {
  return (
    <>
      {drafts.map((draft, index) => (
        <VariationFields
          key={draft.key}
          draft={draft}
          number={index + 1}
          mayGo={drafts.length > 2}
          onChange={(next) => {
            const others = drafts.map((one) => (one.key === draft.key ? next : one));
            onChange(others.filter((one) => one !== undefined));
          }}
        />
      ))}
      {drafts.length < mostVariations && (
        <Button
          onPress={() => {
            const key = Math.max(...drafts.map((draft) => draft.key)) + 1;
            onChange([...drafts, { key, name: '', weight: '1' }]);
          }}
        >
          <Plus size={16} aria-hidden /> Add variation
        </Button>
      )}
    </>
  );
}

interface VariationFieldsProps {
  readonly draft: Draft;
  readonly number: number;
  readonly mayGo: boolean;
  /** Called with undefined to remove the variation. */
  readonly onChange: (draft: Draft | undefined) => void;
}

function VariationFields({ draft, number, mayGo, onChange }: VariationFieldsProps) {
  return (
    <div className={styles['variation']}>
      <TextField
        label={`Variation ${String(number)}`}
        isRequired
        maxLength={longestName}
        value={draft.name}
        onChange={(text) => {
          onChange({ ...draft, name: nameOf(text) });
        }}
      />
      <TextField
        label="Weight"
        type="number"
        inputMode="numeric"
        isRequired
        value={draft.weight}
        onChange={(weight) => {
          onChange({ ...draft, weight });
        }}
      />
      <IconButton
        aria-label={`Remove variation ${String(number)}`}
        isDisabled={!mayGo}
        onPress={() => {
          onChange(undefined);
        }}
      >
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  );
}
