import { codeOf, languageNames, languages, verifyingCode } from '@cuadrilla/contract/api-guide/code';
import { exampleIds, exampleNotice, exampleOf } from '@cuadrilla/contract/api-guide/examples';
import type { Topic } from '@cuadrilla/contract/api-guide/topic';
import { Check, CircleAlert, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { Code } from '../../ui/text/Code.tsx';
import { copyText } from '../../ui/layers/copy-text.ts';
import { SegmentedControl } from '../../ui/controls/SegmentedControl.tsx';
import { apiPageTexts as texts } from './api.texts.ts';
import styles from './ApiPage.module.css';
import { useLanguage } from './language.ts';

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** Request and answer, in the language that was chosen for all topics. */
export function ApiExample({ topic }: { topic: Topic }) {
  const [language, setLanguage] = useLanguage();
  const example = topic.example && exampleOf(topic.example, exampleIds);
  const request = example ? codeOf(language, example.request) : topic.verifies && verifyingCode[language];
  const isNotice = topic.verifies || topic.slug === 'eventos';
  return (
    <div className={styles.example}>
      {request && (
        <>
          <SegmentedControl
            label={texts.language}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
            value={language}
            onChange={setLanguage}
          />
          <Titled
            title={example ? texts.request : texts.verify}
            text={request}
            beside={
              <Button
                look="ghost"
                size="small"
                icon={<Copy size={15} />}
                onClick={() => void copyText(request, texts.copied)}
              >
                {texts.copy}
              </Button>
            }
          />
        </>
      )}
      {example && (
        <Titled
          title={texts.answer}
          text={[...headersOf(example.headers), json(example.answer)].join('\n')}
          beside={<Status status={example.status} />}
        />
      )}
      {isNotice && <Titled title={texts.notice} text={json(exampleNotice)} />}
      {topic.note && <p className={styles.note}>{topic.note}</p>}
      {example && <p className={styles.note}>{texts.variables}</p>}
    </div>
  );
}

const headersOf = (headers: Record<string, string> = {}): string[] =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

const Titled = ({ title, text, beside }: { title: string; text: string; beside?: ReactNode }) => (
  <div className={styles.titled}>
    <div className={styles.head}>
      {title}
      {beside}
    </div>
    <Code label={title} text={text} />
  </div>
);

/** Icon and number: never a colour alone. */
function Status({ status }: { status: number }) {
  const isWell = status < 300;
  const Icon = isWell ? Check : CircleAlert;
  return (
    <span className={styles.status} data-well={isWell || undefined}>
      <Icon size={15} />
      {status}
    </span>
  );
}
