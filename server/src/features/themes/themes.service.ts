import { Injectable } from '@nestjs/common';
import type { Store } from '@selvedge/shared/stores/contract';
import { MAIN_DIVISION } from '@selvedge/shared/permissions/hosts';
import { offeredThemes, themeChain } from '@selvedge/shared/themes/catalogue';
import type { SaveTheme, ThemeAnswer } from '@selvedge/shared/themes/contract';
import { previewHost } from '@selvedge/shared/themes/shown-theme';
import { themeProblems } from '@selvedge/shared/themes/theme-values';
import { isProTheme, type ThemeValues } from '@selvedge/shared/themes/theme';

import { Config } from '../../platform/config/config.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import {
  ShopNotFound,
  StoreChangedMeanwhile,
  StoreDirectory,
  StoresService,
} from '../stores/index.js';
import {
  ThemeChangedMeanwhile,
  ThemeNeedsPro,
  ThemeNotOffered,
  ThemeValuesRefused,
} from './themes.errors.js';

/** Reads and saves the theme of a shop, which is part of the state of the store. */
@Injectable()
export class ThemesService {
  constructor(
    private readonly directory: StoreDirectory,
    private readonly stores: StoresService,
    private readonly config: Config,
  ) {}

  read(division: number): ThemeAnswer {
    const { position, store } = this.entry(division);
    const { theme: name, themeValues: values = {} } = store;
    const hosts = { store: this.hostOf(store), mainBrand: this.config.BASE_HOST };
    return { position, name, values, previewHost: previewHost(name, hosts) };
  }

  /**
   * Saves the parent's name and the overrides (THM-092). Throws ThemeChangedMeanwhile,
   * ThemeNotOffered, ThemeNeedsPro, ThemeValuesRefused and ShopNotFound.
   */
  async save(context: CommandContext, { position, name, values }: SaveTheme): Promise<ThemeAnswer> {
    const { division } = context;
    const entry = this.entry(division);
    if (entry.position !== position) throw new ThemeChangedMeanwhile(this.read(division));
    checkOffered(name, entry.store);
    const checked = checkedValues(name, values);
    const store = { ...entry.store, theme: name, themeValues: checked };
    try {
      await this.stores.save(context, store, entry.store);
    } catch (refusal) {
      if (!(refusal instanceof StoreChangedMeanwhile)) throw refusal;
      throw new ThemeChangedMeanwhile(this.read(division));
    }
    return this.read(division);
  }

  private entry(division: number) {
    const entry = this.directory.entry(division);
    if (entry === undefined) throw new ShopNotFound();
    return entry;
  }

  private hostOf({ division, code, customDomainName }: Store): string {
    const { BASE_HOST } = this.config;
    if (division === MAIN_DIVISION) return BASE_HOST;
    return customDomainName ?? `${code}.${BASE_HOST}`;
  }
}

/** A store may keep its theme after it is withdrawn. */
function checkOffered(name: string, { theme, pro }: Store): void {
  if (name === theme || offeredThemes({ pro }).some((one) => one.name === name)) return;
  const isPro = offeredThemes({ pro: true }).some((one) => one.name === name && isProTheme(one));
  throw isPro ? new ThemeNeedsPro() : new ThemeNotOffered();
}

function checkedValues(name: string, values: SaveTheme['values']): ThemeValues {
  const problems = themeProblems(themeChain(name), values);
  if (Object.keys(problems).length > 0) throw new ThemeValuesRefused(problems);
  return values;
}
