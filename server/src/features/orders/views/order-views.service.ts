import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { OrderViews, SaveOrderView } from '@selvedge/shared/orders/views/contract';
import { maxViews } from '@selvedge/shared/orders/views/view';

import { ErasureHooks } from '../../../platform/event-log/privacy/subject-erasure.js';
import { OrderViewNameTaken, OrderViewNotFound, TooManyOrderViews } from './order-view.errors.js';
import { OrderViewsQueries } from './order-views.queries.js';

/** Saved views of the order list, private to each staff member (ATL-012). */
@Injectable()
export class OwnOrderViews {
  constructor(
    private readonly queries: OrderViewsQueries,
    hooks: ErasureHooks,
  ) {
    hooks.register((subject) => queries.erase(subject));
  }

  async list(subject: string): Promise<OrderViews> {
    return { views: await this.queries.of(subject) };
  }

  /** Adds a view. Throws OrderViewNameTaken and TooManyOrderViews. */
  async add(subject: string, { name, ...search }: SaveOrderView): Promise<OrderViews> {
    const isAdded = await this.queries.add(subject, { id: randomUUID(), name, search }, maxViews);
    const answer = await this.list(subject);
    if (isAdded) return answer;
    throw answer.views.length < maxViews ? new OrderViewNameTaken() : new TooManyOrderViews();
  }

  /** Changes a view. Throws OrderViewNotFound and OrderViewNameTaken. */
  async change(
    subject: string,
    id: string,
    { name, ...search }: SaveOrderView,
  ): Promise<OrderViews> {
    const isChanged = await this.queries.change(subject, id, { name, search });
    const answer = await this.list(subject);
    if (isChanged) return answer;
    const isThere = answer.views.some((view) => view.id === id);
    throw isThere ? new OrderViewNameTaken() : new OrderViewNotFound();
  }

  /** Deletes a view; idempotent. */
  async remove(subject: string, id: string): Promise<OrderViews> {
    await this.queries.remove(subject, id);
    return this.list(subject);
  }
}
