import { randomInt } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type {
  EndSplitTest,
  SplitTestsAnswer,
  StartSplitTest,
} from '@selvedge/shared/split-tests/contract';
import type { SplitTest } from '@selvedge/shared/split-tests/split-test';

import { Clock } from '../../platform/clock.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import {
  ShopNotFound,
  StoreChangedMeanwhile,
  StoreDirectory,
  StoresService,
} from '../stores/index.js';
import { SplitTestCounts } from './split-test-counts.queries.js';
import { withEnd, without, withTest } from './split-test.rules.js';

type Tests = readonly SplitTest[];

/** Attempts before a concurrent store change is reported; such changes are rare and short. */
const tries = 5;
/**
 * Range of a PostgreSQL integer. Ids are random and never reused, so that old cookies match no
 * other test.
 */
const ids = 2 ** 31 - 1;

/** Split tests of a store; stored with the store, like everything its pages are made of. */
@Injectable()
export class SplitTestsService {
  constructor(
    private readonly directory: StoreDirectory,
    private readonly stores: StoresService,
    private readonly counts: SplitTestCounts,
    private readonly clock: Clock,
  ) {}

  /** Lists the tests with their results, newest first. Throws ShopNotFound. */
  async list({ division }: Pick<CommandContext, 'division'>): Promise<SplitTestsAnswer> {
    const { splitTests = [] } = this.storeOf(division);
    const results = await this.counts.of(division);
    const tests = splitTests.map((test) => ({ ...test, results: results.get(test.id) ?? [] }));
    return { tests: tests.toReversed() };
  }

  /** Starts a test. Throws SplitTestNameTaken, TooManySplitTests and ShopNotFound. */
  start(context: CommandContext, input: StartSplitTest): Promise<SplitTestsAnswer> {
    const born = { id: randomInt(1, ids), startedAt: this.clock.now().toISOString() };
    return this.change(context, (tests) => withTest(tests, input, born));
  }

  /** Ends a test. Throws SplitTestMissing, SplitTestHasEnded, NoSuchVariation and ShopNotFound. */
  end(context: CommandContext, id: number, input: EndSplitTest): Promise<SplitTestsAnswer> {
    return this.change(context, (tests) => withEnd(tests, id, input));
  }

  /** Deletes a test with its results. Throws SplitTestMissing and ShopNotFound. */
  async remove(context: CommandContext, id: number): Promise<SplitTestsAnswer> {
    await this.save(context, (tests) => without(tests, id));
    await this.counts.forget(context.division, id);
    return this.list(context);
  }

  private async change(
    context: CommandContext,
    make: (tests: Tests) => Tests,
  ): Promise<SplitTestsAnswer> {
    await this.save(context, make);
    return this.list(context);
  }

  /** Retries on concurrent store changes, so that these are not overwritten. */
  private async save(context: CommandContext, make: (tests: Tests) => Tests): Promise<void> {
    for (let left = tries; ; left -= 1) {
      const store = this.storeOf(context.division);
      try {
        const splitTests = make(store.splitTests ?? []);
        await this.stores.save(context, { ...store, splitTests }, store);
        return;
      } catch (refusal) {
        if (!(refusal instanceof StoreChangedMeanwhile) || left === 1) throw refusal;
      }
    }
  }

  private storeOf(division: number) {
    const store = this.directory.entry(division)?.store;
    if (store === undefined) throw new ShopNotFound();
    return store;
  }
}
