import './styles/global.css';
import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from './pages/landing/LandingPage.tsx';

/** Called by the build, never in the browser. */
export const renderLanding = (): string => renderToStaticMarkup(<LandingPage />);
