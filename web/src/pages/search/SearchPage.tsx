import { Search } from 'lucide-react';
import { openPalette } from '../../services/palette.ts';
import { useAriaKeys } from '../../services/single-keys.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { searchPageTexts as texts } from './search.texts.ts';

export const SearchPage = () => (
  <Page title={texts.title}>
    <EmptyState
      title={texts.found}
      text={texts.text}
      actions={
        <Button
          look="primary"
          icon={<Search size={18} />}
          aria-haspopup="dialog"
          aria-keyshortcuts={useAriaKeys('mod+k')}
          onClick={openPalette}
        >
          {texts.open}
        </Button>
      }
    />
  </Page>
);
