export interface PageAddress {
  readonly pageUuid: string;
}

export interface ThreadAddress extends PageAddress {
  readonly threadId: string;
}

export interface CommentAddress extends ThreadAddress {
  readonly commentId: string;
}
