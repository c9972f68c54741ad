import { Outlet } from '@tanstack/react-router';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { PublicBar } from './PublicBar.tsx';
import { publicTexts } from './public.texts.ts';

export const PublicLayout = () => (
  <>
    <SkipLink>{publicTexts.skip}</SkipLink>
    <PublicBar />
    <Outlet />
  </>
);
