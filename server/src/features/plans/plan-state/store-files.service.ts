import { Injectable } from '@nestjs/common';
import type { ChangeStanding, StoreFile } from '@selvedge/shared/plans/standing-contract';
import { initialPlanState } from '@selvedge/shared/stores/plan-state/plan-state';

import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { PeopleQueries } from '../../accounts/index.js';
import { ShopNotFound, StoresService } from '../../stores/index.js';
import { Plans } from '../plans.service.js';
import { PlanStateLog } from './plan-state-log.service.js';
import { planStateAs } from './plan-state.rules.js';

/** Store details for staff (ATL-020). */
@Injectable()
export class StoreFiles {
  constructor(
    private readonly plans: Plans,
    private readonly stores: StoresService,
    private readonly people: PeopleQueries,
    private readonly log: PlanStateLog,
  ) {}

  /** Reads the store, even if it is deactivated. Throws ShopNotFound. */
  async read(division: number): Promise<StoreFile> {
    const store = this.plans.registered(division);
    const [[row], people, log] = await Promise.all([
      this.plans.rows([store]),
      this.people.ofStore(division),
      this.log.list(division),
    ]);
    if (row === undefined) throw new ShopNotFound();
    const standing = store.standing ?? initialPlanState;
    return {
      ...row,
      ...{ ...standing, active: store.enabled, currency: store.currency, log },
      people: people.map(({ id, name, role }) => ({ id, name, role })),
    };
  }

  /**
   * Applies the changes and returns the updated store. Throws ShopNotFound, MainBrandStays, and
   * StoreChangedMeanwhile on a concurrent save.
   */
  async change(context: CommandContext, input: ChangeStanding): Promise<StoreFile> {
    const store = this.plans.registered(context.division);
    await this.stores.save(context, planStateAs(store, input), store);
    return this.read(context.division);
  }
}
