const outside = /^(https?:\/\/|mailto:)[^\s<>\\]+$/i;

/** As browsers read it: `//host` and `/\host` would leave this site, also with something unseen in between. */
const ownPath = /^\/(?![/\\])[^\s<>\\]*$/;

// oxlint-disable-next-line no-control-regex -- they are what is refused
const unseen = /[\u0000-\u001f\u007f]/;

/** Where a link of a document may lead: to the web, to a mailbox, or to a page of ours; never to a script. */
export const isSafeLink = (href: unknown): href is string =>
  typeof href === 'string' &&
  href.length <= 2_000 &&
  !unseen.test(href) &&
  (outside.test(href) || ownPath.test(href));

/** A picture of a document is one that our server keeps. */
export const isOwnPicture = (src: unknown): src is string =>
  typeof src === 'string' && /^\/api\/projects\/\d+\/documents\/\d+\/files\/[\w-]+$/.test(src);
