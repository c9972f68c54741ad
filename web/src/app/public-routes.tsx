import { createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import { requireUser, requireVisitor } from '../services/session.ts';
import { lazyPage } from '../ui/states/lazy-page.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { searchParams, text } from './search-params.ts';

export const root = createRootRoute();

const publicSearch = searchParams({ redirect: text, error: text });

const visitors = createRoute({
  getParentRoute: () => root,
  id: 'public',
  component: PublicLayout,
  validateSearch: publicSearch,
  // A link for a new password is for whoever holds it, signed in or not.
  beforeLoad: ({ search, location: { pathname, hash } }) =>
    pathname === '/reset-password' && hash ? undefined : requireVisitor(search.redirect),
});

/** A page of its own, which the server sends: it is not part of the application. */
const landing = createRoute({
  getParentRoute: () => visitors,
  path: '/',
  beforeLoad: () => {
    throw redirect({ href: '/', reloadDocument: true });
  },
});

const login = createRoute({
  getParentRoute: () => visitors,
  path: '/login',
  component: lazyPage(() => import('../pages/login/LoginPage.tsx'), 'LoginPage'),
});

const register = createRoute({
  getParentRoute: () => visitors,
  path: '/register',
  component: lazyPage(() => import('../pages/register/RegisterPage.tsx'), 'RegisterPage'),
});

/** For whoever holds the link, signed in or not. */
export const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  validateSearch: searchParams({ token: text }),
  component: lazyPage(() => import('../pages/invitation/InvitationPage.tsx'), 'InvitationPage'),
});

/** For whoever holds the link of a mail about their email, signed in or not. */
export const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: '/confirm-email',
  component: lazyPage(() => import('../pages/email-link/EmailLinkPages.tsx'), 'ConfirmEmailPage'),
});

export const recoverEmail = createRoute({
  getParentRoute: () => root,
  path: '/recover-email',
  component: lazyPage(() => import('../pages/email-link/EmailLinkPages.tsx'), 'RecoverEmailPage'),
});

const twoStepsSearch = searchParams({ redirect: text });

/** For whoever is signed in, as far as a password leads. */
export const twoSteps = createRoute({
  getParentRoute: () => root,
  path: '/two-steps',
  validateSearch: twoStepsSearch,
  beforeLoad: ({ location }) => requireUser(location.href),
  component: lazyPage(() => import('../pages/two-steps/TwoStepsPage.tsx'), 'TwoStepsPage'),
});

const resetPassword = createRoute({
  getParentRoute: () => visitors,
  path: '/reset-password',
  component: lazyPage(() => import('../pages/reset-password/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
});

export const publicPages = visitors.addChildren([landing, login, register, resetPassword]);
