import {
  Body,
  Controller,
  Delete,
  Get,
  Param,
  ParseIntPipe,
  Patch,
  Post,
  Query,
} from '@nestjs/common';
import {
  ChangeCustomer,
  CustomersQuery,
  WriteCustomerNote,
  type CustomerFile,
  type Customers,
} from '@selvedge/shared/customers/contract';

import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Context } from '../../platform/http/request-facts.js';
import { CustomersService } from './customers.service.js';

/** Customer list and files, for staff who manage customers (ATL-019). */
@Controller('omnis/v3/atlas/customers')
@Can('customers.look-after')
export class CustomersController {
  constructor(private readonly customers: CustomersService) {}

  @Get()
  list(@Query() query: CustomersQuery): Promise<Customers> {
    return this.customers.list(query);
  }

  @Get(':id')
  read(
    @Context() { actor }: CommandContext,
    @Param('id', ParseIntPipe) id: number,
  ): Promise<CustomerFile> {
    return this.customers.read(id, actor);
  }

  @Patch(':id')
  change(
    @Context() context: CommandContext,
    @Param('id', ParseIntPipe) customerId: number,
    @Body() { leadStatus, services, industries, potentialValue }: ChangeCustomer,
  ): Promise<CustomerFile> {
    const changes = { leadStatus, services, industries, potentialValue };
    return this.customers.execute(context, { type: 'ChangeCustomerFile', customerId, ...changes });
  }

  @Post(':id/notes')
  write(
    @Context() context: CommandContext,
    @Param('id', ParseIntPipe) customerId: number,
    @Body() { id: noteId, text }: WriteCustomerNote,
  ): Promise<CustomerFile> {
    return this.customers.execute(context, { type: 'WriteCustomerNote', customerId, noteId, text });
  }

  /** Only the author may delete a note. */
  @Delete(':id/notes/:note')
  remove(
    @Context() context: CommandContext,
    @Param('id', ParseIntPipe) customerId: number,
    @Param('note') noteId: string,
  ): Promise<CustomerFile> {
    return this.customers.execute(context, { type: 'DeleteCustomerNote', customerId, noteId });
  }
}
