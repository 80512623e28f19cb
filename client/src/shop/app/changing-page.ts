import type { PagePayload } from '@selvedge/shared/storefront/contract';
import type { ShopScreen } from '@selvedge/shared/storefront/screens';

import type { BlockViews } from '../../blocks/view.js';
import { viewsFor, type AnyScreenView, type ShownScreen } from '../../lib/screen.js';

/** A page as it stands, and what draws it. */
export interface RenderedPage {
  readonly payload: PagePayload;
  readonly view: AnyScreenView;
  /** Those that `shown` draws blocks by. */
  readonly views: BlockViews;
  readonly shown: ShownScreen;
}

export type Render = (payload: PagePayload, shown: ShownScreen) => void;

/**
 * A page that several things change, each at its own time: what is changed while the views of new blocks
 * are fetched is not undone by what is drawn after that.
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

  /** Shows it otherwise at once. */
  change(part: Partial<PagePayload>): void {
    this.payload = { ...this.payload, ...part };
    this.render(this.payload, this.page.shown);
  }

  /**
   * Shows whatever blocks it has by now. It stays one tree: the views of new types join those that it was
   * drawn by, so that words which are written in place stay under the hands of who writes them.
   */
  async draw(screen: ShopScreen): Promise<void> {
    const sequence = (this.requested += 1);
    const { view, views } = this.page;
    Object.assign(views, await viewsFor(view, screen));
    // A newer one had all its views sooner.
    if (sequence < this.shownLast) return;
    this.shownLast = sequence;
    this.change({ screen });
  }
}
