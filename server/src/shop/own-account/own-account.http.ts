import { Injectable } from '@nestjs/common';
import type { AnyScreenDefinition } from '@selvedge/shared/screens/define-screen';
import type { FormState } from '@selvedge/shared/screens/form-state';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Subject } from '../../platform/authorization/session.js';
import { Redirect } from '../../platform/redirect.js';
import {
  formWithErrors,
  PersonalPages,
  type ContentOf,
  type PersonalShopRequest,
} from '../../features/storefront/index.js';
import { ownerOf } from './sign-in-redirect.js';

/** Form of an account page. */
interface OwnForm<Definition> {
  readonly definition: Definition;
  /** Carries out the form. A Redirect it throws takes precedence over `done`. */
  readonly act: (subject: Subject) => Promise<unknown>;
  /** Renders the page with the form's errors. */
  readonly again: (
    request: PersonalShopRequest,
    form: FormState,
    status: number,
  ) => Promise<ContentOf<Definition>>;
  /** Redirect target after success. */
  readonly done: string;
}

/** Runs forms of account pages for the signed-in person. */
@Injectable()
export class OwnAccount {
  constructor(private readonly pages: PersonalPages) {}

  /** Always throws Redirect, unless the form has errors and the page is rendered again. */
  async submit<Definition extends AnyScreenDefinition>(
    request: FastifyRequest,
    reply: FastifyReply,
    { definition, act, again, done }: OwnForm<Definition>,
  ): Promise<void> {
    const subject = subjectIn(request, definition.routes[0]);
    try {
      await act(subject);
    } catch (thrown) {
      if (thrown instanceof Redirect) throw thrown;
      const { form, status } = formWithErrors(thrown, request.body);
      return this.pages.show(request, reply, definition, (shopRequest) =>
        again(shopRequest, form, status),
      );
    }
    throw new Redirect(done);
  }
}

/** Throws Redirect to sign-in for visitors who are not signed in. */
export function subjectIn({ facts: { session } }: FastifyRequest, page = '/account/'): Subject {
  return ownerOf(session, page);
}
