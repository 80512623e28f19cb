import { Controller, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { SignIn } from './sign-in.http.js';

/** API-013 without script. */
@Controller('logout')
export class SignOutFormController {
  constructor(private readonly signIn: SignIn) {}

  /** Leads into the shop, as its new visitor. */
  @Post()
  async leave(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.signIn.signOut(request, reply);
    await reply.redirect('/', 303);
  }
}
