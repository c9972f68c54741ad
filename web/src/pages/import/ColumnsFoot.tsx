import { Check } from 'lucide-react';
import { taskImportTexts as texts } from '../../features/imports/imports.texts.ts';
import { wrongMatching } from '../../features/imports/read/matching.ts';
import type { Matching } from '../../features/imports/read/table-drafts.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { FootBar } from '../../ui/page/FootBar.tsx';
import page from './ImportPage.module.css';
import { Problem } from './Problem.tsx';

interface Props {
  matching: Matching;
  isChecking: boolean;
  onBack: () => void;
  onNext: () => void;
}

/** How many columns are matched, or what is wrong with them, and the ways on and back. */
export function ColumnsFoot({ matching, isChecking, onBack, onNext }: Props) {
  const problem = wrongMatching(matching);
  const matched = matching.fields.filter((field) => field !== 'none').length;
  return (
    <FootBar above={<Problem text={problem} />}>
      <div>
        {!problem && (
          <span className={page.matched}>
            <Check size={15} strokeWidth={2.25} />
            {texts.matched(matched, matching.fields.length)}
          </span>
        )}
      </div>
      <Button onClick={onBack}>{texts.stepBack}</Button>
      <Button look="primary" loading={isChecking} onClick={() => !problem && onNext()}>
        {isChecking ? texts.checking : texts.toRehearsal}
      </Button>
    </FootBar>
  );
}
