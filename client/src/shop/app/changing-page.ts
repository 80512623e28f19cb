import type { PagePayload } from '@selvedge/shared/storefront/contract';
import type { ShopScreen } from '@selvedge/shared/storefront/screens';

import type { BlockViews } from '../../lib/block-view.js';
import { viewsFor, type AnyScreenView, type ShownScreen } from '../../lib/screen.js';

/** Payload of a page and the views that render it. */
export interface RenderedPage {
  readonly payload: PagePayload;
  readonly view: AnyScreenView;
  /** Block views used by `shown`. */
  readonly views: BlockViews;
  readonly shown: ShownScreen;
}

export type Render = (payload: PagePayload, shown: ShownScreen) => void;

/**
 * Page that several sources change independently. Changes made while views load are not undone by
 * the later render.
 */
export class ChangingPage {
  private requested = 0;
  private shownLast = 0;

  constructor(
    private readonly page: RenderedPage,
    private readonly render: Render,
    private payload: PagePayload = page.payload,
  ) {}

  get screen(): ShopScreen {
    return this.payload.screen;
  }

  /** Updates the payload and renders at once. */
  change(part: Partial<PagePayload>): void {
    this.payload = { ...this.payload, ...part };
    this.render(this.payload, this.page.shown);
  }

  /**
   * Renders a new screen once its views have loaded. The React tree stays the same and only gains
   * views, so text that is being edited in place keeps its cursor.
   */
  async draw(screen: ShopScreen): Promise<void> {
    const sequence = (this.requested += 1);
    const { view, views } = this.page;
    Object.assign(views, await viewsFor(view, screen));
    // A newer update finished loading first.
    if (sequence < this.shownLast) return;
    this.shownLast = sequence;
    this.change({ screen });
  }
}
