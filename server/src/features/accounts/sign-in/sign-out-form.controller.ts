import { Controller, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { SignIn } from './sign-in.http.js';

/** Signs out without JavaScript (API-013). */
@Controller('logout')
export class SignOutFormController {
  constructor(private readonly signIn: SignIn) {}

  /** Redirects into the shop as a new visitor. */
  @Post()
  async leave(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.signIn.signOut(request, reply);
    await reply.redirect('/', 303);
  }
}
