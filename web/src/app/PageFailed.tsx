import { ErrorState } from '../ui/states/ErrorState.tsx';
import { appTexts } from './app.texts.ts';

/** A page that broke or could not be downloaded; a reload also brings a newer version. */
export const PageFailed = () => (
  <ErrorState
    title={appTexts.pageFailed}
    text={appTexts.pageFailedWhy}
    onRetry={() => window.location.reload()}
  />
);
