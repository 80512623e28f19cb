import { Injectable } from '@nestjs/common';
import { noHandles } from '@selvedge/shared/catalogue/social-networks';
import { noPricePerItem } from '@selvedge/shared/checkout/selling';
import type { SiteVerification, Store } from '@selvedge/shared/stores/contract';
import type {
  SaveStoreSettings,
  StoreSettings,
  StoreSettingsAnswer,
} from '@selvedge/shared/stores/admin/contract';
import { noChristmas } from '@selvedge/shared/stores/christmas/christmas';
import { homeOf } from '@selvedge/shared/stores/home';
import { noMeasurement, plainCookiePolicy } from '@selvedge/shared/stores/measurement/measurement';

import { Config } from '../../platform/config/config.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { StoreGate } from '../accounts/index.js';
import {
  HostTaken,
  ShopNotFound,
  StoreChangedMeanwhile,
  StoreDirectory,
  StoresService,
} from '../stores/index.js';
import {
  CustomCodeNeedsPro,
  DomainTaken,
  GatePasswordMissing,
  SettingsChangedMeanwhile,
} from './store-settings.errors.js';

/** Reads and saves the settings that an owner controls. */
@Injectable()
export class StoreSettingsService {
  constructor(
    private readonly directory: StoreDirectory,
    private readonly stores: StoresService,
    private readonly gate: StoreGate,
    private readonly config: Config,
  ) {}

  async read(division: number): Promise<StoreSettingsAnswer> {
    const entry = this.directory.entry(division);
    if (entry === undefined) throw new ShopNotFound();
    return {
      position: entry.position,
      settings: settingsOf(entry.store),
      hasGatePassword: await this.gate.hasPassword(division),
    };
  }

  /**
   * Saves the settings. The password is set first, so that no shop is ever behind a gate without
   * one. Throws SettingsChangedMeanwhile, GatePasswordMissing, CurrencyNotListed,
   * CustomCodeNeedsPro, DomainTaken and ShopNotFound.
   */
  async save(context: CommandContext, form: SaveStoreSettings): Promise<StoreSettingsAnswer> {
    const { division } = context;
    const entry = this.directory.entry(division);
    if (entry === undefined) throw new ShopNotFound();
    if (entry.position !== form.position) throw await this.changed(division);
    requirePro(entry.store, form);
    await this.setGate(division, form);
    const settings = settingsIn(form, settingsOf(entry.store));
    this.refusePlatformDomain(settings.customDomainName);
    const store = { ...entry.store, ...settings };
    try {
      await this.stores.save(context, store, entry.store);
    } catch (refusal) {
      if (refusal instanceof StoreChangedMeanwhile) throw await this.changed(division);
      if (refusal instanceof HostTaken) throw new DomainTaken();
      throw refusal;
    }
    return this.read(division);
  }

  /** Refuses domains of the platform; they are assigned by subdomain only. */
  private refusePlatformDomain(domain: string | null): void {
    const own = this.config.BASE_HOST.replace(/:\d+$/, '');
    if (domain !== null && `.${domain.toLowerCase()}`.endsWith(`.${own}`)) throw new DomainTaken();
  }

  private async setGate(
    division: number,
    { passwordProtected, gatePassword }: SaveStoreSettings,
  ): Promise<void> {
    if (gatePassword !== undefined) return this.gate.setPassword(division, gatePassword);
    if (passwordProtected && !(await this.gate.hasPassword(division))) {
      throw new GatePasswordMissing();
    }
  }

  private async changed(division: number): Promise<SettingsChangedMeanwhile> {
    return new SettingsChangedMeanwhile(await this.read(division));
  }
}

const noVerification: SiteVerification = { google: '', pinterest: '', facebook: '' };

/** Without Pro, existing custom code may stay or be removed. */
function requirePro({ pro, customCode = '' }: Store, form: SaveStoreSettings): void {
  const isNew = form.customCode !== '' && form.customCode !== customCode;
  if (isNew && !pro) throw new CustomCodeNeedsPro();
}

/** Settings after the change; fields that the form omits keep their value. */
function settingsIn(form: SaveStoreSettings, current: StoreSettings): StoreSettings {
  const { customDomainName = current.customDomainName, force2fa = current.force2fa } = form;
  const {
    country = current.country,
    shipping = current.shipping,
    shippingPerItem = current.shippingPerItem,
    deliversTo = current.deliversTo,
    christmas = current.christmas,
  } = form;
  const delivery = { country, shipping, shippingPerItem, deliversTo };
  return settingsOf({ ...form, customDomainName, force2fa, ...delivery, christmas });
}

type Settled = Omit<SaveStoreSettings, 'deliversTo'> &
  Pick<StoreSettings, 'shipping' | 'deliversTo'>;

/** Lists every field, because a form and a store contain more than these settings. */
function settingsOf(from: Store | Settled): StoreSettings {
  const { name, logo, favicon, ogImage, mainMenu, sitewideBanner, sitewidePopup } = from;
  const { passwordProtected, comingSoon, searchRedirects, currencyPlugin, shipping } = from;
  return {
    name,
    customDomainName: from.customDomainName?.toLowerCase() ?? null,
    logo,
    favicon,
    ogImage,
    mainMenu,
    sitewideBanner,
    sitewidePopup,
    passwordProtected,
    comingSoon,
    searchRedirects,
    currencyPlugin,
    favouritesEnabled: from.favouritesEnabled,
    country: homeOf(from),
    shipping: { ...shipping },
    shippingPerItem: { ...noPricePerItem, ...from.shippingPerItem },
    deliversTo: from.deliversTo ?? null,
    christmas: { ...noChristmas, ...from.christmas },
    force2fa: from.force2fa ?? false,
    customCode: from.customCode ?? '',
    verification: { ...noVerification, ...from.verification },
    socialHandles: { ...noHandles, ...from.socialHandles },
    measurement: { ...noMeasurement, ...from.measurement },
    cookiePolicy: { ...plainCookiePolicy, ...from.cookiePolicy },
  };
}
