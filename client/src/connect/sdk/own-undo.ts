import { UndoManager } from 'yjs';

type Stack = UndoManager['undoStack'];
type Undone = ReturnType<UndoManager['undo']>;

/**
 * Undo of the local user's steps. It survives the text editor: ProseMirror's plugin destroys its
 * manager on close, but undo steps must last as long as the page is open.
 */
export class OwnUndo extends UndoManager {
  /** Called for a step that changes nothing, because others have changed the same content since. */
  readonly overtaken = new Set<() => void>();
  /** Older steps, while one step is undone or redone. */
  private older: Partial<Readonly<Record<'undo' | 'redo', Stack>>> = {};

  override destroy(): void {
    // Intentionally empty.
  }

  /**
   * Undoes one step. The base class would continue with the previous step if the step has no
   * effect.
   */
  override undo(): Undone {
    const { undoStack } = this;
    this.older = { undo: undoStack.slice(0, -1) };
    this.undoStack = undoStack.slice(-1);
    const step = super.undo();
    this.undoStack = this.older.undo ?? [];
    return this.reported(step, undoStack);
  }

  override redo(): Undone {
    const { redoStack } = this;
    this.older = { redo: redoStack.slice(0, -1) };
    this.redoStack = redoStack.slice(-1);
    const step = super.redo();
    this.redoStack = this.older.redo ?? [];
    return this.reported(step, redoStack);
  }

  override canUndo(): boolean {
    return super.canUndo() || (this.older.undo ?? []).length > 0;
  }

  override canRedo(): boolean {
    return super.canRedo() || (this.older.redo ?? []).length > 0;
  }

  private reported(step: Undone, stack: Stack): Undone {
    this.older = {};
    if (step === null && stack.length > 0) for (const listener of this.overtaken) listener();
    return step;
  }
}
