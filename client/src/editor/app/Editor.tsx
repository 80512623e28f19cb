import { textIn } from '@selvedge/shared/blocks/model/wire';

import styles from './Editor.module.css';
import { LeftPanel, RightPanel, SideTabs } from './Panels.js';
import { ShortcutSheet } from './ShortcutSheet.js';
import { TopBar } from './TopBar.js';
import { usePublishing } from './usePublishing.js';
import { useWorkbench } from './useWorkbench.js';
import { Canvas } from '../canvas/Canvas.js';
import { TextBar } from '../canvas/TextBar.js';
import { useSessionState } from '../session/useLive.js';
import type { OpenPage } from '../session/useOpening.js';
import { usePeople } from '../session/usePeople.js';

/** A page, as several people make it at once. */
export function Editor({ page }: { readonly page: OpenPage }) {
  const { session, editing, url } = page;
  const bench = useWorkbench(page);
  const { editor, canvas, writing, dropping, editText, showPage, side, width } = bench;
  const people = usePeople(session, editor.selected);
  const { isPending, publish } = usePublishing(page);
  return (
    <div className={styles['editor']} data-side={side}>
      <TopBar
        title={textIn(editor.live.properties['title']) || url}
        state={useSessionState(session)}
        isPublishing={isPending}
        steps={bench.steps}
        {...{ url, people, width }}
        onWidth={bench.setWidth}
        onFollow={bench.follow}
        onPublish={publish}
      />
      <SideTabs side={side} onSide={bench.setSide} />
      <LeftPanel
        {...{ editor, editing, isAdding: side === 'add' }}
        onAdd={(type) => {
          editor.insert(type);
          showPage();
        }}
        onGrab={dropping.grabNew}
      />
      <main className={styles['canvas']}>
        {writing.editing !== undefined && (
          <TextBar editor={writing.editing.editor} onDone={writing.end} />
        )}
        <Canvas
          {...{ editor, canvas, width, people, url }}
          drop={dropping.line}
          isWriting={writing.editing !== undefined}
          onEditText={editText}
          onGrab={dropping.grab}
        />
      </main>
      <RightPanel editor={editor} editing={editing} onEditText={editText} />
      <ShortcutSheet
        isOpen={bench.isHelping}
        onClose={() => {
          bench.setHelping(false);
        }}
      />
    </div>
  );
}
