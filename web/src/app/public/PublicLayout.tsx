import { Outlet } from '@tanstack/react-router';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { PublicBar } from './PublicBar.tsx';
import { publicTexts } from './public.texts.ts';

export const PublicLayout = () => (
  <>
    <SkipLink>{publicTexts.skip}</SkipLink>
    <PublicBar
      login={
        <ButtonLink to="/login" look="ghost">
          {publicTexts.login}
        </ButtonLink>
      }
      register={
        <ButtonLink to="/register" look="primary">
          {publicTexts.register}
        </ButtonLink>
      }
    />
    <Outlet />
  </>
);
