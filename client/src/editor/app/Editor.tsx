import { textIn, truthIn } from '@selvedge/shared/blocks/model/wire';
import { Suspense } from 'react';

import styles from './Editor.module.css';
import { LeftPanel, loadInspector, RightPanel, SideTabs } from './Panels.js';
import { TopBar } from './TopBar.js';
import { useShown, useWorkbench, type Workbench } from './useWorkbench.js';
import { Canvas } from '../canvas/Canvas.js';
import { PageTheme, themeOfFrame } from '../inspector/theme-of-page.js';
import { CommentsContext } from '../comments/talk-context.js';
import { Breadcrumb } from '../outline/Breadcrumb.js';
import { titleOfBlock } from '../session/block-titles.js';
import type { OpenPage } from '../session/useOpening.js';
import { useFollowing, type Following } from '../canvas/useFollowing.js';
import { useIdle } from '../session/useIdle.js';
import { usePeople } from '../session/usePeople.js';
import { usePointing } from '../session/usePointing.js';
import type { Person } from '../session/presence.js';
import { later } from '../../ui/office/later.js';

// Rarely opened parts load on demand.
const EditorShortcuts = later(
  async () => (await import('./EditorShortcuts.js')).EditorShortcuts,
  'over',
);
const ImageUploadStatus = later(
  async () => (await import('../canvas/paste/ImageUploadStatus.js')).ImageUploadStatus,
);
const TextBar = later(async () => (await import('../canvas/TextBar.js')).TextBar);
const ViewerNotice = later(async () => (await import('../canvas/ViewerNotice.js')).ViewerNotice);
const EmptyPage = later(async () => (await import('../canvas/EmptyPage.js')).EmptyPage);
const PageMissing = later(async () => (await import('../canvas/PreviewError.js')).PreviewError);
const FollowFrame = later(async () => (await import('../canvas/FollowFrame.js')).FollowFrame);
const SidePanel = later(async () => (await import('./SidePanel.js')).SidePanel);
const RevisionView = later(async () => (await import('../history/RevisionView.js')).RevisionView);
const PublishDialog = later(
  async () => (await import('../publish/PublishDialog.js')).PublishDialog,
  'over',
);
const UnmergedChanges = later(
  async () => (await import('../rejoin/UnmergedChanges.js')).UnmergedChanges,
  'over',
);
const SaveForLater = later(
  async () => (await import('../wallet/SaveForLater.js')).SaveForLater,
  'over',
);

/** Live editor of a page, which several people can edit at the same time. */
export function Editor({ page }: { readonly page: OpenPage }) {
  const { session, editing, url } = page;
  const bench = useWorkbench(page);
  const { editor, editText, side, width, past, talk } = bench;
  const isSidePanelOpen = past.isOpen || talk.isOpen;
  const people = usePeople(session, editor.chosen);
  const following = useFollowing(session, { people, canvas: bench.canvas, select: editor.select });
  useShown(editor.selected, bench.canvas, following.person !== undefined);
  useIdle(session);
  return (
    <CommentsContext value={bench.marks}>
      <div
        className={styles['editor']}
        data-side={side}
        data-edits={editor.mayEdit}
        data-dragging={bench.dropping.dragging !== undefined}
        // Preloads the inspector before a block is selected. A failed load is reported on use.
        onPointerEnter={() => void loadInspector().catch(() => undefined)}
      >
        <TopBar
          title={textIn(editor.live.properties['title']) || url}
          steps={bench.steps}
          {...{ page, people, width }}
          {...bench.view}
          isPast={past.isOpen}
          onPast={past.toggle}
          isTalk={talk.isOpen}
          openThreads={talk.openCount}
          onTalk={talk.toggle}
          onWidth={bench.setWidth}
          onFollow={(person) => {
            bench.showPage();
            following.begin(person);
          }}
          onPublish={bench.publishing.open}
          rights={bench.rights}
        />
        {editor.mayEdit && <Blocks page={page} bench={bench} />}
        <Stage {...{ page, bench, people, following }} />
        <PageTheme value={themeOfFrame(bench.canvas.frame)}>
          {(editor.mayEdit || isSidePanelOpen) && (
            <RightPanel editor={editor} editing={editing} onEditText={editText}>
              {isSidePanelOpen && <SidePanel page={page} bench={bench} />}
            </RightPanel>
          )}
          <Windows page={page} bench={bench} />
        </PageTheme>
      </div>
    </CommentsContext>
  );
}

/** Dialogs over the editor. */
function Windows({ page, bench }: Pick<StageProps, 'page' | 'bench'>) {
  const { publishing, helping, keeping, editor } = bench;
  return (
    <Suspense>
      {publishing.isOpen && (
        <PublishDialog
          page={page}
          live={editor.live}
          onSelect={(uuid) => {
            publishing.close();
            editor.select(uuid);
            bench.showPage();
          }}
          onClose={publishing.close}
        />
      )}
      {page.left !== undefined && (
        <UnmergedChanges changes={page.left} isRestored={page.isRestored === true} />
      )}
      {helping.isOpen && <EditorShortcuts onClose={helping.close} />}
      {keeping.block !== undefined && (
        <SaveForLater
          page={page}
          block={keeping.block}
          title={titleOfBlock(editor.find(keeping.block))}
          onClose={() => {
            keeping.begin(undefined);
          }}
        />
      )}
    </Suspense>
  );
}

/** Left panel with the block list and the palette; hidden from viewers without edit rights. */
function Blocks({ page, bench }: Pick<StageProps, 'page' | 'bench'>) {
  const { editor, dropping, palette, showPage, side, clipboard } = bench;
  return (
    <>
      <SideTabs side={side} onSide={bench.setSide} />
      <LeftPanel
        {...{ editor, page, isAdding: side === 'add' }}
        onAdd={({ make }) => {
          editor.put(make());
          showPage();
        }}
        onGrab={(item, press) => {
          dropping.grabNew(item, press, showPage);
        }}
        onLeave={palette.leave}
        waiting={clipboard.waiting}
        onPaste={() => {
          clipboard.paste();
          showPage();
        }}
        seekCount={palette.seekCount}
        division={page.division}
        isMail={truthIn(editor.live.properties['isMailPage']) === true}
      />
    </>
  );
}

interface StageProps {
  readonly page: OpenPage;
  readonly bench: Workbench;
  readonly people: readonly Person[];
  readonly following: Following;
}

/** Canvas of the current page, with the selected old version next to it. */
function Stage({ page, bench, people, following }: StageProps) {
  const { editor, canvas, writing, dropping, editText, width, past, view } = bench;
  return (
    <main className={styles['canvas']} data-past={past.revision !== undefined}>
      <Suspense>
        {past.revision !== undefined && (
          <RevisionView {...{ page, width }} revision={past.revision} onClose={past.hide} />
        )}
      </Suspense>
      <div className={styles['now']}>
        <Suspense>
          {view.viewer !== null && (
            <ViewerNotice
              viewer={view.viewer}
              onAll={() => {
                view.onViewer(null);
              }}
            />
          )}
        </Suspense>
        <Suspense>
          {following.person !== undefined && <FollowFrame {...following} />}
          {bench.uploads.running.length > 0 && <ImageUploadStatus {...bench.uploads} />}
          {writing.editing?.editor !== undefined && (
            <TextBar editor={writing.editing.editor} onDone={writing.end} />
          )}
        </Suspense>
        <Canvas
          {...{ editor, canvas, width, people, url: page.url, zoom: view.zoom }}
          dragging={dropping.dragging}
          isWriting={writing.editing !== undefined}
          onEditText={editText}
          canWrite={writing.canWrite}
          onComment={bench.write}
          onAdd={bench.palette.seek}
          onKeep={bench.keeping.begin}
          onCopy={bench.clipboard.copy}
          mayComment={bench.rights.comments}
          session={page.session}
          onPoint={usePointing(page.session)}
          onGrab={dropping.grab}
        />
        <CanvasPlaceholder bench={bench} />
        <Breadcrumb editor={editor} />
      </div>
    </main>
  );
}

/** Placeholder of an empty page, or of one that did not load. */
function CanvasPlaceholder({ bench }: Pick<StageProps, 'bench'>) {
  const { editor, canvas, dropping, palette } = bench;
  const isFree = canvas.isReady && dropping.dragging === undefined;
  const isEmpty = editor.mayEdit && isFree && editor.live.blocks.length === 0;
  return (
    <Suspense>
      {isEmpty && <EmptyPage onAdd={palette.seek} />}
      {canvas.arrival.isMissing && <PageMissing onAgain={canvas.arrival.again} />}
    </Suspense>
  );
}
