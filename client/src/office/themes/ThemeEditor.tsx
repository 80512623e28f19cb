import type { ThemeAnswer } from '@selvedge/shared/themes/contract';
import { Suspense, useEffect, useState } from 'react';

import { allFontFaces } from '../../lib/font-urls.js';
import { PreviewPane } from './preview/PreviewPane.js';
import styles from './ThemeEditor.module.css';
import { ThemeBar, type Side } from './ThemeBar.js';
import { useThemeEditor, type ThemeEditing } from './useThemeEditor.js';
import { useThemeKeys } from './useThemeKeys.js';
import { Button } from '../../ui/office/Button.js';
import { LeaveGuard } from '../../ui/office/LeaveGuard.js';
import { later } from '../../ui/office/later.js';

// Loaded next to the preview as separate chunks (LAY-040).
const ThemeSelector = later(async () => (await import('./themes/ThemeSelector.js')).ThemeSelector);
const PropertyList = later(async () => (await import('./PropertyList.js')).PropertyList);

/** Theme settings next to a preview of the shop; on a phone one of them at a time. */
export function ThemeEditor(props: {
  readonly division: number;
  readonly isPro: boolean;
  readonly opened: ThemeAnswer;
}) {
  const { division, isPro, opened } = props;
  const editing = useThemeEditor(division, opened);
  const [side, setSide] = useState<Side>('properties');
  useThemeKeys(editing);
  useFontFaces();
  return (
    <div className={styles['editor']} data-side={side}>
      <ThemeBar editing={editing} side={side} onSide={setSide} />
      {editing.newer !== undefined && <ThemeConflict editing={editing} />}
      <div className={styles['side']}>
        <Suspense fallback={<p role="status" aria-busy />}>
          {side === 'themes' ? (
            <ThemeSelector
              isPro={isPro}
              chosen={editing.draft.name}
              onChoose={(name) => {
                editing.dispatch({ type: 'choose', name });
              }}
            />
          ) : (
            <PropertyList editing={editing} />
          )}
        </Suspense>
      </div>
      <PreviewPane theme={editing.theme} name={editing.draft.name} host={opened.previewHost} />
      <LeaveGuard
        isDirty={editing.isDirty}
        title="Leave without publishing?"
        text="Your theme changes are not published."
        hasParts
      />
    </div>
  );
}

function ThemeConflict({ editing }: { readonly editing: ThemeEditing }) {
  return (
    <div role="alert" className={styles['overtaken']}>
      <p>
        <strong>Someone else has published a theme in the meantime.</strong> Your changes are still
        here but not published.
      </p>
      <Button onPress={editing.takeNewer}>Show their version</Button>
      <Button onPress={editing.publishOver}>Publish mine instead</Button>
    </div>
  );
}

/** Registers all font families; the browser downloads a file only when a font is rendered. */
function useFontFaces(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(allFontFaces());
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, []);
}
