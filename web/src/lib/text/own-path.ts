const anywhere = 'https://cuadrilla.invalid';

/** A path of this site. As browsers read it: `//host`, `/\\host` and the same with a tab inside would leave it. */
export const isOwnPath = (target: string): boolean =>
  target.startsWith('/') && URL.canParse(target, anywhere) && new URL(target, anywhere).origin === anywhere;
