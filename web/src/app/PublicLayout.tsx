import { Outlet, useLocation } from '@tanstack/react-router';
import { ButtonLink } from '../ui/controls/ButtonLink.tsx';
import { publicTexts } from '../ui/page/public.texts.ts';
import { PublicBar } from '../ui/page/PublicBar.tsx';
import { SkipLink } from '../ui/controls/SkipLink.tsx';

/** Whoever is on the way to a page stays so between the two forms. */
export function PublicLayout() {
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  return (
    <>
      <SkipLink>{publicTexts.skip}</SkipLink>
      <PublicBar
        login={
          <ButtonLink to="/login" search look="ghost">
            {publicTexts.login}
          </ButtonLink>
        }
        register={
          <ButtonLink to="/register" search look="primary">
            {publicTexts.register}
          </ButtonLink>
        }
        registerHref={`/register${search}`}
      />
      <Outlet />
    </>
  );
}
