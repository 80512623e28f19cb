import {
  Controller,
  HttpCode,
  HttpStatus,
  Post,
  Req,
  Res,
  UseFilters,
  UseGuards,
} from '@nestjs/common';
import { accountAddressesScreen } from '@selvedge/shared/own-account/account-addresses.screen';
import { NamedAddress, SaveAddress } from '@selvedge/shared/own-account/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RedirectFilter } from '../../../platform/http/redirect.filter.js';
import { commandContextOf } from '../../../platform/http/request-facts.js';
import type { Subject } from '../../../platform/authorization/session.js';
import { Addresses } from '../../../features/addresses/index.js';
import { OpenShopGuard, readForm } from '../../../features/storefront/index.js';
import { AccountAddressesScreen } from '../account-addresses.screen.js';
import { OwnAccount } from '../own-account.http.js';

/** Form endpoints of the saved addresses; work without JavaScript. */
@Controller('account/addresses')
@UseGuards(OpenShopGuard)
@UseFilters(RedirectFilter)
export class AddressesForm {
  constructor(
    private readonly own: OwnAccount,
    private readonly screen: AccountAddressesScreen,
    private readonly addresses: Addresses,
  ) {}

  /** Saves a new address, or updates the one that the form names. */
  @Post()
  @HttpCode(HttpStatus.OK)
  save(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.submit(request, reply, 'saved', async (subject) => {
      const { addressId, ...form } = await readForm(SaveAddress, request.body);
      const { fullName, line1, line2, city, state, postcode, country } = form;
      const place = { city, ...(state && { state }), postcode, country };
      const address = { fullName, line1, line2: line2 || null, ...place };
      const context = commandContextOf(request);
      if (addressId === undefined) await this.addresses.add(context, subject, address);
      else await this.addresses.change(context, subject, addressId, address);
    });
  }

  @Post('delete')
  @HttpCode(HttpStatus.OK)
  remove(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.submit(request, reply, 'deleted', async (subject) => {
      const { addressId } = await readForm(NamedAddress, request.body);
      await this.addresses.remove(commandContextOf(request), subject, addressId);
    });
  }

  /** Sets the address that the checkout fills in first. */
  @Post('default')
  @HttpCode(HttpStatus.OK)
  choose(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.submit(request, reply, 'default', async (subject) => {
      const { addressId } = await readForm(NamedAddress, request.body);
      await this.addresses.choose(commandContextOf(request), subject, addressId);
    });
  }

  private submit(
    request: FastifyRequest,
    reply: FastifyReply,
    done: string,
    act: (subject: Subject) => Promise<void>,
  ): Promise<void> {
    return this.own.submit(request, reply, {
      definition: accountAddressesScreen,
      act,
      again: (shopRequest, form, status) => this.screen.again(shopRequest, form, status),
      done: `/account/addresses/?done=${done}`,
    });
  }
}
