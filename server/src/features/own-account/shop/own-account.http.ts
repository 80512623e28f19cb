import { Injectable } from '@nestjs/common';
import type { AnyScreenDefinition } from '@selvedge/shared/storefront/define-screen';
import type { FormState } from '@selvedge/shared/storefront/form-state';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Subject } from '../../../platform/authorization/session.js';
import { Redirect } from '../../../platform/redirect.js';
import {
  formAgain,
  PersonalPages,
  type ContentOf,
  type PersonalShopRequest,
} from '../../storefront/index.js';
import { ownerOf } from './door.js';

/** A form of a page of an account. */
interface OwnForm<Definition> {
  readonly definition: Definition;
  /** What it does. Redirects of its own lead elsewhere than `done`. */
  readonly act: (subject: Subject) => Promise<unknown>;
  /** The page with what was wrong in the form. */
  readonly again: (
    request: PersonalShopRequest,
    form: FormState,
    status: number,
  ) => Promise<ContentOf<Definition>>;
  /** Where it leads when it was done. */
  readonly done: string;
}

/** Forms of whoever is signed in, about their own account. */
@Injectable()
export class OwnAccount {
  constructor(private readonly pages: PersonalPages) {}

  /** Always throws Redirect, but where the page is shown again with what was wrong. */
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
      const { form, status } = formAgain(thrown, request.body);
      return this.pages.show(request, reply, definition, (shopRequest) =>
        again(shopRequest, form, status),
      );
    }
    throw new Redirect(done);
  }
}

/** Throws Redirect to the sign-in for who is not signed in. */
export function subjectIn({ facts: { session } }: FastifyRequest, page = '/account/'): Subject {
  return ownerOf(session, page);
}
