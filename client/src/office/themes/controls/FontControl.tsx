import { FONT_FAMILIES, fontOf } from '@selvedge/shared/themes/fonts';
import { fontSlug, type FontFamily } from '@selvedge/shared/themes/fonts/font-family';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';

import type { ControlProps } from './control-props.js';
import styles from './FontControl.module.css';
import { fontUrl } from '../../../lib/font-urls.js';
import { sharedStyle } from '../../../ui/office/shared-style.js';

const SORTS = [
  { category: 'sans-serif', text: 'Sans-serif' },
  { category: 'serif', text: 'Serif' },
  { category: 'display', text: 'Display' },
  { category: 'handwriting', text: 'Handwriting' },
  { category: 'monospace', text: 'Monospace' },
] as const;

/** Families whose font files are part of this build. */
const offered = FONT_FAMILIES.filter(({ name, faces: [face] }) => {
  const file = `${fontSlug(name)}-latin-${face?.file ?? ''}-normal.woff2`;
  return fontUrl(file) !== undefined;
});

/** Font list that shows each family in its own font; the preview follows the selection. */
export function FontControl({ id, value, onChange, onSettle }: ControlProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onSettle();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        document.getElementById(id)?.focus();
      }}
    >
      <button
        id={id}
        type="button"
        className={sharedStyle('input', styles['button'])}
        aria-label={`Font: ${value}`}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <span style={{ fontFamily: fontOf(value).stack }}>{value}</span>
        <ChevronDown size={15} aria-hidden />
      </button>
      {isOpen && <Families id={listId} value={value} onChange={onChange} />}
    </div>
  );
}

function Families({ id, value, onChange }: Pick<ControlProps, 'id' | 'value' | 'onChange'>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLInputElement>('input:checked');
    chosen?.focus({ preventScroll: true });
    // Scrolls only the list, not the page.
    if (chosen) list.current?.scrollTo({ top: (chosen.parentElement?.offsetTop ?? 0) - 80 });
  }, []);
  return (
    <div id={id} ref={list} className={styles['fonts']} role="radiogroup" aria-label="Fonts">
      {SORTS.map(({ category, text }) => (
        <div key={category}>
          <p className={styles['sort']}>{text}</p>
          {offered
            .filter((family) => family.category === category)
            .map((family) => (
              <Family
                key={family.name}
                family={family}
                group={id}
                isChosen={family.name === value}
                onChoose={onChange}
              />
            ))}
        </div>
      ))}
    </div>
  );
}

function Family(props: {
  readonly family: FontFamily;
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: (name: string) => void;
}) {
  const { family, group, isChosen, onChoose } = props;
  const { name } = family;
  return (
    <label
      className={sharedStyle('covered', styles['font'])}
      style={{ fontFamily: fontOf(name).stack }}
    >
      <input
        type="radio"
        name={group}
        checked={isChosen}
        onChange={() => {
          onChoose(name);
        }}
      />
      {name}
    </label>
  );
}
